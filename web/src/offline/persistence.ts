/** Asks the browser not to clear what this device keeps when it runs short of space. */
export async function askToKeep(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    // Without a secure page there is no such promise.
    return false
  }
}
