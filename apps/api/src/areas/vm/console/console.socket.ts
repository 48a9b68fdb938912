import { connect } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { pipeline, type Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { createWebSocketStream, WebSocket, WebSocketServer } from 'ws'
import { consoleCloseCodes, consoleProtocol } from '@sarv/contract/vm/console/console'
import type { Dependencies } from '../../../dependencies.ts'
import { repeat } from '../../../operations/loops.ts'
import { mayGoOn, takeTicket, type TakenTicket } from './tickets.store.ts'

export const socketPath = '/api/my/console'

const consolesPerUser = 10
const largestFrameBytes = 4 * 1024 * 1024
const connectTimeoutMs = 10_000
const pingMs = 30_000
const recheckMs = 30_000

/** Of RFC 6455: we are stopping. */
const goingAway = 1001

const ticketOf = (request: IncomingMessage): string | undefined => {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((word) => word.trim())
  return offered.includes(consoleProtocol) ? offered.find((word) => word !== consoleProtocol) : undefined
}

const refuse = (socket: Duplex, status: '401 Unauthorized' | '404 Not Found' | '503 Service Unavailable'): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** The other end: a console server that speaks WebSocket, or a plain VNC or serial port. */
const openTarget = async (url: string): Promise<Duplex> => {
  const { protocol, hostname, port } = new URL(url)
  if (protocol === 'tcp:') {
    const socket = connect({ host: hostname, port: Number(port), timeout: connectTimeoutMs })
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject)
      socket.once('timeout', () => socket.destroy(new Error('the console did not answer')))
    })
    socket.setTimeout(0)
    return socket
  }
  const upstream = new WebSocket(url, ['binary'], {
    handshakeTimeout: connectTimeoutMs,
    maxPayload: largestFrameBytes,
    // Console servers check that the page comes from their own address.
    origin: new URL(url).origin.replace(/^ws/, 'http'),
  })
  const stream = createWebSocketStream(upstream)
  await new Promise<void>((resolve, reject) => {
    upstream.once('open', resolve).once('error', reject)
  })
  return stream
}

/** Between a browser and a server's screen: our own socket, so that nobody outside ever learns an engine's address. */
export const serveConsoleSockets = (app: FastifyInstance, { db, secrets }: Dependencies): void => {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrameBytes,
    perMessageDeflate: false,
    handleProtocols: () => consoleProtocol,
  })
  const open = new Map<WebSocket, TakenTicket>()
  const silent = new WeakSet<WebSocket>()

  const join = async (client: WebSocket, ticket: TakenTicket): Promise<void> => {
    const { userId, projectId, vmHostId } = ticket
    const log = app.log.child({ userId, projectId, vmHostId })
    const isTooMany = [...open.values()].filter((other) => other.userId === userId).length >= consolesPerUser
    if (isTooMany) return client.close(consoleCloseCodes.tooMany)
    open.set(client, ticket)
    client.on('close', () => open.delete(client))
    client.on('pong', () => silent.delete(client))
    // What the browser says before the other end is there must wait.
    client.pause()
    const target = await openTarget(ticket.target.url).catch((error: unknown) => {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a console could not be reached')
      // Its own goodbye has to be heard, or the connection would linger.
      client.resume()
      client.close(consoleCloseCodes.engineUnreachable)
    })
    if (!target) return
    if (client.readyState !== WebSocket.OPEN) return void target.destroy()
    const browser = createWebSocketStream(client)
    client.resume()
    pipeline(browser, target, browser, () => {
      target.destroy()
      client.close()
    })
  }

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (request.url?.split('?', 1)[0] !== socketPath) return refuse(socket, '404 Not Found')
    const word = ticketOf(request)
    const ticket = word === undefined ? undefined : await takeTicket(db, secrets, word)
    if (!ticket || !(await mayGoOn(db, ticket.tokenHash))) return refuse(socket, '401 Unauthorized')
    sockets.handleUpgrade(request, socket, head, (client) => void join(client, ticket))
  }

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    upgrade(request, socket, head).catch((error: unknown) => {
      app.log.error({ err: error }, 'a console socket could not be opened')
      refuse(socket, '503 Service Unavailable')
    })
  }

  const endThoseNotAllowed = async () => {
    for (const [client, { tokenHash }] of open) {
      if (!(await mayGoOn(db, tokenHash))) client.close(consoleCloseCodes.notAllowedAnyMore)
    }
  }

  const endSilent = async () => {
    for (const client of open.keys()) {
      if (silent.has(client)) client.terminate()
      silent.add(client)
      client.ping()
    }
  }

  app.server.on('upgrade', onUpgrade)
  const stops = [repeat(pingMs, endSilent, app.log), repeat(recheckMs, endThoseNotAllowed, app.log)]
  app.addHook('preClose', async () => {
    app.server.off('upgrade', onUpgrade)
    for (const stop of stops) await stop()
    for (const client of open.keys()) client.close(goingAway)
    sockets.close()
  })
}
