import { createServer, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { consoleCloseCodes, consoleProtocol } from '@sarv/contract/vm/console/console'
import type { VmConsole } from '@sarv/contract/vm/console/console.schemas'
import { userAccessType } from '@sarv/contract/enums'
import { insertProject } from '../../../testing/people.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import type { EngineConsole } from '../../../ports/compute/hosts.engine.ts'

let api: TestApi
let owner: Customer
let serverId: number
let socketUrl: string
/** What the engine answers; undefined: the sandbox's own answer. */
let consoleOfEngine: EngineConsole | undefined
const ends: (() => unknown)[] = []

beforeAll(async () => {
  api = await startTestApi({
    compute: (engine) =>
      new Proxy(engine, {
        get: (target, key) =>
          key === 'openConsole' && consoleOfEngine !== undefined
            ? async () => consoleOfEngine
            : Reflect.get(target, key),
      }),
  })
  owner = await api.newCustomer()
  serverId = await api.newServer(owner)
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 })
  socketUrl = `${address.replace('http', 'ws')}/api/my/console`
})
afterEach(async () => {
  consoleOfEngine = undefined
  // What was opened last ends first: a server waits for its sockets.
  for (const end of ends.splice(0).toReversed()) await end()
})
afterAll(() => api.close())

const ask = async (who: { token: string } = owner) =>
  api.get<VmConsole>(who, `/vm/${owner.projectId}/host/console/${serverId}`)

const open = (ticket: string): WebSocket => {
  const socket = new WebSocket(socketUrl, [consoleProtocol, ticket])
  ends.push(() => socket.terminate())
  return socket
}

const firstOf = (socket: WebSocket): Promise<string> =>
  new Promise((resolve, reject) => {
    socket.once('message', (data: Buffer) => resolve(data.toString()))
    socket.once('unexpected-response', (_request, response) => resolve(`refused ${response.statusCode}`))
    socket.once('close', (code) => resolve(`closed ${code}`))
    socket.once('error', reject)
  })

/** A VNC server as far as its first words go: it greets, and answers what it hears. */
const vncServer = async (): Promise<EngineConsole> => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('RFB 003.008\n')
    socket.on('data', (data) => socket.write(`heard ${data.toString()}`))
    ends.push(() => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(resolve)))
  return { kind: 'vnc', url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const serialServer = async (): Promise<EngineConsole> => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/serial' })
  await new Promise((resolve) => server.once('listening', resolve))
  server.on('connection', (socket) => socket.send('login: '))
  ends.push(() => new Promise((resolve) => server.close(resolve)))
  return { kind: 'serial', url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/serial?token=engine-secret` }
}

it('says honestly that a sandbox has no screen', async () => {
  const { status, body } = await ask()
  expect([status, body.kind, body.ticket]).toEqual([200, 'none', undefined])
  expect(body.reason).toContain('آزمایشی')
})

it('carries a VNC console both ways, and never tells the engine’s address', async () => {
  consoleOfEngine = await vncServer()
  const answer = await ask()
  expect(answer.body).toMatchObject({ kind: 'vnc', socketPath: '/api/my/console' })
  expect(JSON.stringify(answer.body)).not.toContain(new URL((consoleOfEngine as { url: string }).url).port)
  const socket = open(answer.body.ticket!)
  expect(await firstOf(socket)).toBe('RFB 003.008\n')
  socket.send('a key')
  expect(await firstOf(socket)).toBe('heard a key')
})

it('carries a serial console that speaks WebSocket itself', async () => {
  consoleOfEngine = await serialServer()
  const { body } = await ask()
  expect(JSON.stringify(body)).not.toContain('engine-secret')
  expect(await firstOf(open(body.ticket!))).toBe('login: ')
})

it('takes a ticket once, and only in its time', async () => {
  consoleOfEngine = await vncServer()
  const { body } = await ask()
  expect(await firstOf(open(body.ticket!))).toContain('RFB')
  expect(await firstOf(open(body.ticket!))).toBe('refused 401')

  const late = await ask()
  await api.db
    .updateTable('console_tickets')
    .set({ expires_at: new Date(0) })
    .where('used_at', 'is', null)
    .execute()
  expect(await firstOf(open(late.body.ticket!))).toBe('refused 401')
  expect(await firstOf(open('made-up-ticket'))).toBe('refused 401')
})

it('tells when the engine’s end can not be reached', async () => {
  consoleOfEngine = { kind: 'vnc', url: 'tcp://127.0.0.1:1' }
  const { body } = await ask()
  expect(await firstOf(open(body.ticket!))).toBe(`closed ${consoleCloseCodes.engineUnreachable}`)
})

it('opens to operators, and not to readers or to someone who was removed meanwhile', async () => {
  consoleOfEngine = await vncServer()
  const reader = await api.newColleague(owner, 'reporter')
  expect((await ask(reader)).status).toBe(403)
  const operator = await api.newColleague(owner, 'maintainer')
  const { body } = await ask(operator)
  await api.db
    .updateTable('project_users')
    .set({ access_type: userAccessType.id.reporter })
    .where('user_id', '=', operator.userId)
    .execute()
  expect(await firstOf(open(body.ticket!))).toBe('refused 401')
})

it('is never for a token that may only read, and a token’s ticket is worth what the token is', async () => {
  consoleOfEngine = await vncServer()
  const newToken = async (more: object) => {
    const wanted = { name: 'screen', expireDate: '2027-01-01T00:00:00', ...more }
    return (await api.send<{ id: number; token: string }>(owner, 'POST', '/account/api-token/create', wanted)).body
  }
  const reading = await newToken({ readOnly: true })
  expect((await ask(reading)).status).toBe(403)
  const elsewhere = await newToken({ readOnly: false, projectIds: [await insertProject(api.db, owner.customerId)] })
  expect((await ask(elsewhere)).status).toBe(404)

  const writing = await newToken({ readOnly: false, projectIds: [owner.projectId] })
  expect(await firstOf(open((await ask(writing)).body.ticket!))).toContain('RFB')
  const change = (values: object) => api.db.updateTable('api_tokens').set(values).where('id', '=', writing.id).execute()
  const narrowed = await ask(writing)
  await change({ read_only: true })
  expect(await firstOf(open(narrowed.body.ticket!))).toBe('refused 401')
  await change({ read_only: false })
  const moved = await ask(writing)
  await api.db.deleteFrom('api_token_projects').where('api_token_id', '=', writing.id).execute()
  expect(await firstOf(open(moved.body.ticket!))).toBe('refused 401')
})

it('refuses while the server is off, and for a server of others', async () => {
  const offId = await api.newServer(owner, { power: 'off' })
  expect((await api.get(owner, `/vm/${owner.projectId}/host/console/${offId}`)).status).toBe(400)
  const stranger = await api.newCustomer()
  expect((await api.get(stranger, `/vm/${stranger.projectId}/host/console/${serverId}`)).status).toBe(404)
})
