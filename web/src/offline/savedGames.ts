/** What the games of this device are kept in: texts by name, in the browser's own database. */

const DATABASE = 'eldorado-device'
const STORE = 'documents'

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

export class SavedGames {
  readonly #database: IDBDatabase

  constructor(database: IDBDatabase) {
    this.#database = database
  }

  static async open(): Promise<SavedGames> {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    return new SavedGames(await done(request))
  }

  async all(): Promise<Record<string, string>> {
    const store = this.#database.transaction(STORE).objectStore(STORE)
    const [names, texts] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
    return Object.fromEntries(names.map((name, i) => [String(name), String(texts[i])]))
  }

  /** Writes all or none, in order; null removes. Resolves once they are stored. */
  write(changes: readonly (readonly [name: string, text: string | null])[]): Promise<void> {
    const transaction = this.#database.transaction(STORE, 'readwrite')
    const store = transaction.objectStore(STORE)
    for (const [name, text] of changes) {
      if (text === null) store.delete(name)
      else store.put(text, name)
    }
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = transaction.onabort = () => reject(transaction.error)
    })
  }
}

/** Forgets every game of this device. */
export const forgetSavedGames = () => done(indexedDB.deleteDatabase(DATABASE))
