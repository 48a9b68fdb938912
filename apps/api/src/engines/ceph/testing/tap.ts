import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The store never hears of the request, or it has done it and nobody hears of that. */
export type Moment = 'before' | 'after'

export interface Trap {
  /** Ends when the write came by at its moment; nobody ever gets its answer. */
  caught: Promise<void>
  /** Nothing is caught any more. */
  disarm(): void
}

export interface StoreTap {
  endpoint: string
  /** The write of this number, counted from now. */
  catchWrite(number: number, moment: Moment): Trap
  close(): Promise<void>
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const pass = (target: URL, incoming: IncomingMessage, body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname: host, port } = target
    // With the host that it was signed for, which is ours.
    const options = { host, port, path: incoming.url, method: incoming.method, headers: incoming.headers, agent: false }
    const outgoing = request(options, (answer) => {
      buffer(answer).then(
        (whole) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }),
        reject,
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

/** Stands between one Sarv and a store, and keeps back the request or the answer that a test waits for. */
export const openStoreTap = async (endpoint: string): Promise<StoreTap> => {
  const target = new URL(endpoint)
  let armed: { left: number; moment: Moment; spring: () => void } | undefined

  /** Whether this is the write that is waited for. */
  const isCaught = (incoming: IncomingMessage): boolean => {
    if (!armed || incoming.method === 'GET' || incoming.method === 'HEAD') return false
    armed.left -= 1
    return armed.left === 0
  }

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming)
    const trap = isCaught(incoming) ? armed : undefined
    if (trap) armed = undefined
    if (trap?.moment === 'before') return trap.spring()
    const { status, headers, body: answer } = await pass(target, incoming, body)
    if (trap) return trap.spring()
    const { 'transfer-encoding': _encoding, connection: _connection, ...kept } = headers
    response.writeHead(status, kept).end(answer)
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    catchWrite: (number, moment) => {
      const { promise: caught, resolve: spring } = Promise.withResolvers<void>()
      armed = { left: number, moment, spring }
      return { caught, disarm: () => void (armed = undefined) }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
