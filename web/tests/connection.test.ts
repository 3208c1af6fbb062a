/** One table over one socket: greetings, answers, losing the line and coming back. */

import { afterEach, expect, test, vi } from 'vitest'
import { RefusedError } from '../src/lib/net/connection.svelte'
import { settled, sitDown } from './support/tableServer'

afterEach(() => {
  vi.useRealTimers()
})

test('a new client sees the table', async () => {
  const { connection, server } = await sitDown('moving')
  expect(connection.state).toBe('open')
  expect(connection.table?.seat).toBe(0)
  expect(connection.held).toEqual([0])
  expect(connection.online).toEqual([0, 1])
  expect(connection.mine).toBe(true)
  expect(server.socket.url).toBe('ws://table.test/api/tables/table/socket')
})

test('an action is answered with its event, and the table follows', async () => {
  const { connection } = await sitDown('moving')
  const heard: string[] = []
  const stop = connection.listen({
    before: (event) => heard.push(`before ${event.type}`),
    after: (event) => heard.push(`after ${event.type}`),
  })
  const event = await connection.act('move 1 explorer b')
  expect(event).toMatchObject({ type: 'acted', action: 'move 1 explorer b', n: 2 })
  expect(connection.table?.n).toBe(2)
  expect(connection.busy).toBe(false)
  expect(heard, 'the own action is no surprise').toEqual(['after acted'])
  stop()
  await connection.request({ type: 'undo' })
  expect(heard).toEqual(['after acted'])
})

test('what others do is heard before and after', async () => {
  const { connection, server } = await sitDown('moving')
  await connection.act('end keep scout')
  const heard: string[] = []
  connection.listen({
    before: (event, table) => heard.push(`before ${event.type} ${table.n}`),
    after: (event, table) => heard.push(`after ${event.type} ${table.n}`),
  })
  server.other('end')
  expect(heard).toEqual(['before acted 2', 'after acted 3'])
  expect(connection.events.at(-1)?.n).toBe(3)
})

test('while a scene runs news wait, but the own answer is known at once', async () => {
  const { connection, server } = await sitDown('moving')
  const heard: string[] = []
  connection.listen({
    answered: (event) => heard.push(`answered ${event.n}`),
    after: (event) => heard.push(`after ${event.n}`),
  })
  let running = true
  connection.holding = () => running
  const answer = connection.act('end keep scout')
  await settled()
  server.other('end')
  expect(heard).toEqual(['answered 2'])
  expect(connection.table?.n).toBe(1)
  expect(connection.busy).toBe(true)
  running = false
  connection.catchUp()
  await answer
  expect(heard).toEqual(['answered 2', 'after 2', 'after 3'])
  expect(connection.busy).toBe(false)
})

test('news wait for a second at most, and not for who wants something', async () => {
  const { connection, server } = await sitDown('moving')
  vi.useFakeTimers()
  connection.holding = () => true
  void connection.act('end keep scout')
  await vi.advanceTimersByTimeAsync(900)
  expect(connection.table?.n).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(connection.table?.n).toBe(2)
  server.other('end')
  expect(connection.table?.n).toBe(2)
  server.held = true
  const answer = connection.request({ type: 'undo' })
  expect(connection.table?.n).toBe(3)
  connection.close()
  await expect(answer).rejects.toMatchObject({ code: 'offline' })
})

test('an answer that waits for a scene is not lost when the view changes', async () => {
  const { connection } = await sitDown('moving')
  connection.holding = () => true
  const answer = connection.act('end keep scout')
  await settled()
  expect(connection.busy).toBe(true)
  connection.look(0)
  expect(await answer).toMatchObject({ action: 'end keep scout' })
  expect(connection.busy).toBe(false)
  expect(connection.events.length).toBe(1)
})

test('news that is old already changes nothing', async () => {
  const { connection, server } = await sitDown('moving')
  await connection.act('move 1 explorer b')
  server.tell({ type: 'happened', n: 1, event: { type: 'undone', at: 0, seat: 0 } })
  expect(connection.table?.n).toBe(2)
  expect(connection.events.length).toBe(1)
})

test('a guess is shown until the answer, and gone with a refusal', async () => {
  const { connection, server } = await sitDown('moving')
  server.held = true
  const answer = connection.act('move 1 explorer q', () => ({ '/view/players/0/pieces/0': 'q' }))
  expect(connection.busy).toBe(true)
  expect(connection.table?.view?.players[0]?.pieces).toEqual(['q'])
  server.release()
  await expect(answer).rejects.toMatchObject({ clause: 'M-20', message: 'q is occupied.' })
  expect(connection.table?.view?.players[0]?.pieces).toEqual(['a'])
  expect(connection.busy).toBe(false)
})

test('a check says why not, or nothing', async () => {
  const { connection } = await sitDown('moving')
  expect(await connection.check('move 1 sailor b')).toMatchObject({ clause: 'M-02' })
  expect(await connection.check('move 1 explorer b')).toBeNull()
  expect(connection.busy).toBe(false)
})

test('a line that is lost takes guesses and questions with it, and comes back by itself', async () => {
  const { connection, server } = await sitDown('moving')
  server.held = true
  const answer = connection.act('move 1 explorer b', () => ({ '/view/players/0/pieces/0': 'b' }))
  const refused = expect(answer).rejects.toBeInstanceOf(RefusedError)
  vi.useFakeTimers()
  server.socket.close()
  await refused
  expect(connection.state).toBe('lost')
  expect(connection.busy).toBe(false)
  expect(connection.table?.view?.players[0]?.pieces).toEqual(['a'])
  expect(await connection.check('end')).toMatchObject({ code: 'offline' })
  await expect(connection.act('end')).rejects.toMatchObject({ code: 'offline' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.sockets.length).toBe(2)
  expect(connection.state).toBe('open')
})

test('a question that is under way is answered when the line is lost', async () => {
  const { connection, server } = await sitDown('moving')
  const asked = connection.check('move 1 sailor b')
  server.sockets[0]?.onclose()
  expect(await asked).toMatchObject({ code: 'offline' })
  connection.close()
})

test('missed events come with the welcome', async () => {
  const { connection, server } = await sitDown('moving')
  const { welcome } = server
  const missed = [{ type: 'undone', at: 0, seat: 0 } as const]
  server.welcome = { ...welcome, n: 2, missed, table: { ...welcome.table, n: 2 } }
  vi.useFakeTimers()
  server.socket.close()
  await vi.advanceTimersByTimeAsync(0)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.state, 'whoever looks again does not wait').toBe('open')
  expect(connection.events).toEqual([{ ...missed[0], n: 2 }])
})

test('the line is kept up with a word now and then', async () => {
  vi.useFakeTimers()
  const coming = sitDown('moving')
  await vi.advanceTimersByTimeAsync(0)
  const { server } = await coming
  const send = vi.spyOn(server.socket, 'send')
  await vi.advanceTimersByTimeAsync(26_000)
  expect(send).toHaveBeenCalledWith('{"type":"ping"}')
})

test('a network that is gone is noticed at once, without a word of the server', async () => {
  const { connection, server } = await sitDown('moving')
  vi.useFakeTimers()
  vi.spyOn(server.socket, 'close').mockImplementation(() => {})
  dispatchEvent(new Event('offline'))
  expect(connection.state).toBe('lost')
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(server.sockets.length).toBe(2)
  expect(connection.state).toBe('open')
  server.tell({ type: 'presence', online: [] }, server.sockets[0])
  expect(connection.online, 'the former line has nothing more to say').toEqual([0, 1])
})

test('a server that has been silent for a minute is called again', async () => {
  vi.useFakeTimers()
  const coming = sitDown('moving')
  await vi.advanceTimersByTimeAsync(0)
  const { server } = await coming
  await vi.advanceTimersByTimeAsync(50_000)
  server.tell({ type: 'pong', now: 0 })
  await vi.advanceTimersByTimeAsync(50_000)
  expect(server.sockets.length).toBe(1)
  await vi.advanceTimersByTimeAsync(50_000)
  expect(server.sockets.length).toBe(2)
})

test('a closed connection gets no more messages', async () => {
  const { connection, server } = await sitDown('moving')
  vi.useFakeTimers()
  connection.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.state).toBe('closed')
  expect(server.sockets.length).toBe(1)
})

test('a farewell ends it, unless the server comes back', async () => {
  const { connection, server } = await sitDown('moving')
  server.tell({ type: 'goodbye', code: 'restart', sentence: 'Back in a moment.' })
  expect(connection.state).toBe('open')
  server.tell({ type: 'goodbye', code: 'too_fast', sentence: 'That was too much at once.' })
  expect(connection.state).toBe('closed')
  expect(connection.farewell).not.toBe('')
})

test('a refused client learns why', async () => {
  const { connection, server } = await sitDown('moving')
  server.tell({ type: 'refused', code: 'too_fast', sentence: 'Slow down.' })
  expect(connection.state, 'once in, a complaint changes nothing').toBe('open')
  connection.table = null
  server.tell({ type: 'refused', code: 'later', sentence: 'There is no such table.' })
  expect(connection.state).toBe('closed')
  expect(connection.farewell).toBe('There is no such table.')
})

test('presence, and the view from another seat', async () => {
  const { connection, server } = await sitDown('moving')
  server.tell({ type: 'presence', online: [1], watching: 2 })
  expect([connection.online, connection.watching]).toEqual([[1], 2])
  server.tell({ type: 'presence', online: [] })
  expect(connection.watching).toBe(0)
  server.welcome = { ...server.welcome, table: { ...server.welcome.table, seat: 1 } }
  connection.look(1)
  expect(connection.table?.seat).toBe(1)
  connection.again()
  await settled()
  expect(server.sockets.length).toBe(2)
  expect(connection.state).toBe('open')
})

test('what players say is heard, and a refusal is told', async () => {
  const { connection, server } = await sitDown('moving')
  const heard: string[] = []
  connection.listen({ said: (seat, what) => heard.push(`${seat} ${what}`) })
  server.hear = (message, socket) => {
    if (message.type !== 'say') return
    const refused = heard.length > 0
    if (refused)
      server.tell({ type: 'refused', code: 'too_fast', sentence: '', id: message.id }, socket)
    else server.tell({ type: 'said', seat: 0, what: message.what, id: message.id }, socket)
  }
  expect(await connection.remark('smile')).toBe(null)
  expect(heard).toEqual(['0 smile'])
  expect(await connection.remark('smile')).toBeInstanceOf(RefusedError)
  connection.close()
  await settled()
  expect(await connection.remark('smile')).toBeInstanceOf(RefusedError)
})
