import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Lab } from './lab.ts'

/** The cloud has the request, or it has answered it as well. */
export type Moment = 'sent' | 'answered'

export interface Tap {
  /** The lab, reached through here. */
  lab: Lab
  /** Ends at this moment of the first request that fits `METHOD /path body`; nobody ever gets its answer. */
  caught(what: RegExp, moment: Moment): Promise<void>
  /** Until the cloud has answered all that it was asked, also what nobody waits for any more. */
  idle(): Promise<void>
  close(): Promise<void>
}

interface Trap {
  what: RegExp
  moment: Moment
  spring: () => void
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const host = '127.0.0.1'
const hostPattern = /http:\/\/127\.0\.0\.1:(\d+)/g

/** `/8774/v2.1/servers`: which of the lab's programs is meant, and what of it. */
const targetOf = ({ url = '' }: IncomingMessage) => {
  const [, port = '', path = ''] = /^\/(\d+)(\/.*)$/.exec(url) ?? []
  return { port, path }
}

const pass = (incoming: IncomingMessage, body: Buffer, onSent: () => void): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port, path } = targetOf(incoming)
    const headers = { ...incoming.headers, host: `${host}:${port}` }
    const outgoing = request({ host, port, path, method: incoming.method, headers, agent: false }, (answer) => {
      buffer(answer).then(
        (whole) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: whole }),
        reject,
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body, onSent)
  })

/** Stands between one Sarv and the cloud, sees every request, and keeps the answer of the one that a test waits for. */
export const openTap = async (lab: Lab): Promise<Tap> => {
  let trap: Trap | undefined
  let own = ''
  const underWay = new Set<Promise<unknown>>()

  const takeTrap = (described: string, moment: Moment): Trap | undefined => {
    if (trap?.moment !== moment || !trap.what.test(described)) return undefined
    const taken = trap
    trap = undefined
    return taken
  }

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming)
    const { path } = targetOf(incoming)
    const described = `${incoming.method} ${path.split('?')[0]} ${body.toString()}`
    const onSent = takeTrap(described, 'sent')
    const asked = pass(incoming, body, () => onSent?.spring())
    underWay.add(asked)
    const answer = await asked.finally(() => underWay.delete(asked))
    const onAnswer = takeTrap(described, 'answered')
    onAnswer?.spring()
    if (onSent || onAnswer) return
    // The catalogue names the cloud's programs: they are to be reached through here, too.
    const isToken = path.endsWith('/auth/tokens')
    const told = isToken ? answer.body.toString().replaceAll(hostPattern, `${own}/$1`) : answer.body
    const {
      'content-length': _length,
      'transfer-encoding': _encoding,
      connection: _connection,
      ...headers
    } = answer.headers
    response.writeHead(answer.status, headers).end(told)
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy())
  }).listen(0, host)
  await new Promise((resolve) => server.once('listening', resolve))
  own = `http://${host}:${(server.address() as AddressInfo).port}`
  return {
    lab: { ...lab, authUrl: lab.authUrl.replaceAll(hostPattern, `${own}/$1`) },
    caught: (what, moment) => new Promise((resolve) => (trap = { what, moment, spring: resolve })),
    idle: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
