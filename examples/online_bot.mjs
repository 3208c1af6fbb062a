// A bot at a table on a server, seated by a personal link; Node and its standard modules only.
// node examples/online_bot.mjs 'http://127.0.0.1:8000/table/ID#SECRET'
import { randomBytes } from 'node:crypto'
const link = new URL(process.argv[2])
const path = `/api/tables/${link.pathname.split('/').pop()}`
const secret = link.hash.slice(1)
const KINDS = ['move', 'pay', 'native', 'play', 'take', 'remove', 'buy', 'token', 'end']
const state = { n: 0, mine: false, waiting: false }

/** The action it likes best: any of the first kind that is possible. */
async function choose() {
  const own = { headers: { Authorization: `Bearer ${secret}` } }
  const answer = await fetch(new URL(`${path}/actions`, link), own)
  const actions = answer.ok ? await answer.json() : []
  const rank = (action) => KINDS.findIndex((kind) => action.startsWith(kind))
  return actions.sort((a, b) => rank(a) - rank(b))[0] ?? 'end'
}

/** Takes a message in and acts if it may; false once the game is over. */
async function hear(message, send) {
  const { type, set = {}, gone = [] } = message
  if (type === 'welcome') [state.n, state.mine] = [message.n, 'options' in message.table]
  if (type === 'happened') state.n = message.n
  if (gone.includes('/options')) state.mine = false
  if (Object.keys(set).some((key) => key.startsWith('/options'))) state.mine = true
  if (set['/status'] === 'over') return console.log(JSON.stringify(set['/result'])) ?? false
  if (message.id === 1) state.waiting = false
  if (type === 'refused') await new Promise((done) => setTimeout(done, 200))
  if (!state.mine || state.waiting) return true
  state.waiting = true
  return send({ type: 'act', id: 1, action: await choose(), n: state.n }) ?? true
}

/** Data as a masked WebSocket frame. */
function frame(opcode, data) {
  const [mask, size] = [randomBytes(4), data.length]
  const length = size > 125 ? [0x80 | 126, size >> 8, size & 255] : [0x80 | size]
  const head = Buffer.from([0x80 | opcode, ...length, ...mask])
  return Buffer.concat([head, data.map((byte, i) => byte ^ mask[i % 4])])
}
const { request } = await import(link.protocol === 'https:' ? 'node:https' : 'node:http')
const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': 13 }
headers['Sec-WebSocket-Key'] = randomBytes(16).toString('base64')
request(new URL(`${path}/socket`, link), { headers }).on('upgrade', (_, socket) => {
  let rest = Buffer.alloc(0)
  const send = (message) => void socket.write(frame(1, Buffer.from(JSON.stringify(message))))
  socket.on('data', (data) => {
    for (rest = Buffer.concat([rest, data]); rest.length > 1; ) {
      const start = rest[1] < 126 ? 2 : rest[1] === 126 ? 4 : 10
      if (rest.length < start) return
      const long = start === 4 ? rest.readUInt16BE(2) : start === 10 ? Number(rest.readBigUInt64BE(2)) : rest[1]
      if (rest.length < start + long) return
      const [opcode, body] = [rest[0] & 15, rest.subarray(start, start + long)]
      rest = rest.subarray(start + long)
      if (opcode === 1) hear(JSON.parse(body), send).then((more) => more || socket.end())
      if (opcode === 9) socket.write(frame(10, body))
    }
  })
  send({ type: 'hello', secret })
}).end()
