import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const sweepMs = 100

/**
 * Lets `close()` wait for running requests and for nothing else. Node ends connections between two requests, but not
 * those that browsers open in advance and never use: each would hold the process for a minute.
 */
export const endUnusedConnections = (app: FastifyInstance): void => {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket))

  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => {
      unused.forEach((socket) => socket.destroy())
      app.server.closeIdleConnections()
    }, sweepMs)
    app.server.once('close', () => clearInterval(sweep))
    if (!app.server.listening) clearInterval(sweep)
    done()
  })
}
