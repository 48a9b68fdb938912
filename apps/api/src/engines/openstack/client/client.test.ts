import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import type { OpenStackSettings } from '../settings.ts'
import { createClient, type OpenStackClient } from './client.ts'
import { createHttp } from './http.ts'

const { signal } = new AbortController()

interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /** Never answered. */
  hangs?: boolean
  /** The connection is cut. */
  cuts?: boolean
}

interface Asked {
  method: string
  path: string
  token: string | undefined
  version: string | undefined
  body: unknown
}

const open: { server: Server; client: OpenStackClient }[] = []
afterEach(async () => {
  for (const { server, client } of open.splice(0)) {
    server.closeAllConnections()
    server.close()
    await client.close()
  }
})

const tokenAnswer = (url: string, { hoursLeft = 4 }: { hoursLeft?: number } = {}): Answer => {
  const endpoint = (path: string) => [{ interface: 'public', region_id: 'R1', url: url + path }]
  return {
    status: 201,
    body: {
      token: {
        expires_at: new Date(Date.now() + hoursLeft * 3_600_000).toISOString(),
        user: { id: 'u1' },
        project: { id: 'p1' },
        catalog: [
          { type: 'compute', endpoints: endpoint('/compute/v2.1') },
          { type: 'network', endpoints: endpoint('/network') },
          { type: 'volumev3', endpoints: endpoint('/volume/v3/p1') },
        ],
      },
    },
  }
}

type Script = (asked: Asked, url: string) => Answer | undefined

/** A cloud that answers as told; what the script leaves open is a sign-in, a list of versions, or fine. */
const startCloud = async (script: Script, changes: Partial<OpenStackSettings> = {}) => {
  const asked: Asked[] = []
  let url = ''
  let tokens = 0
  const usual = ({ path }: Asked): Answer => {
    if (path === '/identity/auth/tokens') {
      tokens += 1
      return { ...tokenAnswer(url), headers: { 'x-subject-token': `token-${tokens}` } }
    }
    if (path === '/compute/') return { body: { versions: [{ id: 'v2.1', status: 'CURRENT', version: '2.79' }] } }
    if (path === '/volume/') return { body: { versions: [{ id: 'v3.0', status: 'CURRENT', version: '3.99' }] } }
    return { body: {} }
  }
  const toAsked = async (request: IncomingMessage): Promise<Asked> => ({
    method: request.method ?? '',
    path: request.url ?? '',
    token: request.headers['x-auth-token'] as string | undefined,
    version: request.headers['openstack-api-version'] as string | undefined,
    body: request.method === 'POST' ? await json(request) : undefined,
  })
  const answerTo = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const one = await toAsked(request)
    asked.push(one)
    const answer = script(one, url) ?? usual(one)
    if (answer.cuts) request.socket.destroy()
    if (answer.hangs || answer.cuts) return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  }
  const server = createServer((request, response) => void answerTo(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = createClient(
    {
      authUrl: `${url}/identity`,
      region: 'R1',
      interface: 'public',
      login: {
        kind: 'password',
        username: 'sarv',
        password: 'a-very-secret-word',
        userDomain: 'Default',
        project: 'home',
        projectDomain: 'Default',
      },
      projectPrefix: 'sarv-',
      publicNetwork: 'inet',
      quotas: {},
      images: {},
      ...changes,
    },
    createHttp(),
  )
  open.push({ server, client })
  const paths = () => asked.map(({ method, path }) => `${method} ${path}`)
  return { client, asked, paths }
}

const servers = { service: 'compute', method: 'GET', path: '/servers' } as const
const signIns = (paths: string[]) => paths.filter((path) => path.endsWith('/auth/tokens')).length

describe('signing in', () => {
  it('happens once for many calls at once, and the token goes with each', async () => {
    const { client, asked, paths } = await startCloud(() => undefined)
    await Promise.all(Array.from({ length: 8 }, () => client.call(servers, signal)))
    expect(signIns(paths())).toBe(1)
    const calls = asked.filter(({ path }) => path === '/compute/v2.1/servers')
    expect(calls.map(({ token }) => token)).toEqual(Array(8).fill('token-1'))
  })

  it('happens again before the token ends, and when the cloud has forgotten it', async () => {
    let refusals = 1
    const { client, paths } = await startCloud(({ path, token }) =>
      path === '/compute/v2.1/servers' && token === 'token-1' && refusals-- > 0 ? { status: 401 } : undefined,
    )
    await client.call(servers, signal)
    expect(signIns(paths())).toBe(2)
    const old = await startCloud(({ path }, url) =>
      path === '/identity/auth/tokens'
        ? { ...tokenAnswer(url, { hoursLeft: 0.05 }), headers: { 'x-subject-token': 'short' } }
        : undefined,
    )
    await old.client.call(servers, signal)
    await old.client.call(servers, signal)
    expect(signIns(old.paths())).toBeGreaterThan(1)
  })

  it('with a wrong password is `unauthorized`, is asked for again by the next call, and tells no secret', async () => {
    let isRight = false
    const { client } = await startCloud(({ path }) =>
      path === '/identity/auth/tokens' && !isRight
        ? { status: 401, body: { error: { code: 401, message: 'The request you have made requires authentication.' } } }
        : undefined,
    )
    const error = await client.call(servers, signal).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'EngineError', code: 'unauthorized' })
    expect(String(error)).not.toContain('a-very-secret-word')
    isRight = true
    await client.call(servers, signal)
  })

  it('asks for the scope of a project, but never with an application credential', async () => {
    const scoped = await startCloud(() => undefined)
    await scoped.client.call({ ...servers, scope: { projectId: 'p7' } }, signal)
    expect(scoped.asked[0]?.body).toMatchObject({ auth: { scope: { project: { id: 'p7' } } } })
    const own = await startCloud(() => undefined, { login: { kind: 'applicationCredential', id: 'c1', secret: 's' } })
    await own.client.call({ ...servers, scope: { projectId: 'p7' } }, signal)
    expect(own.asked[0]?.body).toEqual({
      auth: { identity: { methods: ['application_credential'], application_credential: { id: 'c1', secret: 's' } } },
    })
  })
})

describe('versions', () => {
  it('are the pinned ones, or the newest that the cloud has', async () => {
    const { client, asked } = await startCloud(() => undefined)
    await client.call(servers, signal)
    await client.call({ service: 'volume', method: 'GET', path: '/volumes' }, signal)
    await client.call({ service: 'network', method: 'GET', path: '/ports' }, signal)
    const versionOf = (path: string) => asked.find((one) => one.path === path)?.version
    expect(versionOf('/compute/v2.1/servers')).toBe('compute 2.79')
    expect(versionOf('/volume/v3/p1/volumes')).toBe('volume 3.70')
    expect(versionOf('/network/v2.0/ports')).toBeUndefined()
  })

  it('a service that the catalogue does not have is said by name', async () => {
    const { client } = await startCloud(() => undefined)
    const call = client.call({ service: 'image', method: 'GET', path: '/images' }, signal)
    await expect(call).rejects.toMatchObject({ code: 'unreachable', message: expect.stringContaining('image') })
  })
})

describe('a question', () => {
  it('names what is asked for, several of a kind one after the other, and leaves out what is not', async () => {
    const { client, paths } = await startCloud(() => undefined)
    const query = { name: 'a b', id: ['x', 'y'], limit: 2, marker: undefined }
    await client.call({ service: 'network', method: 'GET', path: '/ports', query }, signal)
    expect(paths().at(-1)).toBe('GET /network/v2.0/ports?name=a+b&id=x&id=y&limit=2')
  })
})

describe('trouble', () => {
  const failing = (times: number, answer: Answer): Script => {
    let left = times
    return ({ path }) => (path.startsWith('/compute/v2.1/') && left-- > 0 ? answer : undefined)
  }
  const callsTo = (paths: string[]) => paths.filter((path) => path.includes('/compute/v2.1/')).length

  it.each<[string, Answer]>([
    ['answers 503', { status: 503 }],
    ['answers 429', { status: 429 }],
    ['cuts the connection', { cuts: true }],
  ])('a read is repeated when the cloud %s', async (_, answer) => {
    const { client, paths } = await startCloud(failing(2, answer))
    await client.call(servers, signal)
    expect(callsTo(paths())).toBe(3)
  })

  it('a write is not', async () => {
    const { client, paths } = await startCloud(failing(1, { status: 503 }))
    const create = client.call({ ...servers, method: 'POST', body: { server: {} } }, signal)
    await expect(create).rejects.toMatchObject({ code: 'internal', retryable: true })
    expect(callsTo(paths())).toBe(1)
  })

  it('a call that takes too long ends as `timeout`, an aborted one with its reason', async () => {
    const { client } = await startCloud(({ path }) => (path.startsWith('/compute/v2.1/') ? { hangs: true } : undefined))
    const write = { ...servers, method: 'POST', body: {} } as const
    await expect(client.call({ ...write, timeoutMs: 50 }, signal)).rejects.toMatchObject({ code: 'timeout' })
    const reason = new Error('the step took too long')
    const controller = new AbortController()
    const waiting = client.call(servers, controller.signal)
    setTimeout(() => controller.abort(reason), 30)
    await expect(waiting).rejects.toBe(reason)
    await expect(client.call(servers, AbortSignal.abort(reason))).rejects.toBe(reason)
  })

  it('a write that was sent is not cut off: whoever is told to stop still waits for its answer', async () => {
    const controller = new AbortController()
    const reason = new Error('cancelled')
    const silent = await startCloud(({ path }) => {
      if (!path.startsWith('/compute/v2.1/')) return undefined
      controller.abort(reason)
      return { hangs: true }
    })
    const write = { ...servers, method: 'POST', body: {}, timeoutMs: 100 } as const
    await expect(silent.client.call(write, controller.signal)).rejects.toMatchObject({ code: 'timeout' })
    await expect(silent.client.call(write, controller.signal)).rejects.toBe(reason)
    expect(callsTo(silent.paths())).toBe(1)
  })

  it('after many calls without an answer the cloud is left alone for a while', async () => {
    const { client, paths } = await startCloud(({ path }) =>
      path.startsWith('/compute/v2.1/') ? { cuts: true } : undefined,
    )
    const write = () => client.call({ ...servers, method: 'POST', body: {} }, signal)
    for (let turn = 0; turn < 8; turn++) await expect(write()).rejects.toMatchObject({ code: 'unreachable' })
    const before = callsTo(paths())
    await expect(write()).rejects.toMatchObject({ code: 'unreachable', message: expect.stringContaining('a while') })
    expect(callsTo(paths())).toBe(before)
  })

  it('what is not there is undefined where that is asked for', async () => {
    const { client } = await startCloud(failing(9, { status: 404, body: { itemNotFound: { message: 'no' } } }))
    expect(await client.find(servers, signal)).toBeUndefined()
    await expect(client.call(servers, signal)).rejects.toMatchObject({ code: 'not_found', retryable: false })
  })
})
