import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request that a webhook's receiver got. */
export interface Received {
  id: string
  timestamp: string
  signatures: string[]
  body: string
  at: number
  event: { type: string; timestamp: string; data: Record<string, unknown> }
}

export interface Receiver {
  url: string
  received: Received[]
  /** What to answer; 204 unless a test says otherwise. */
  answer: (request: Received) => number | { status: number; body?: string; afterMs?: number }
  close(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Whether a receiver who has this secret takes it: written after the Standard Webhooks specification, not after our code. */
export const isSignedBy = (secret: string, { id, timestamp, body, signatures }: Received): boolean => {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return signatures.includes(`v1,${expected}`)
}

/** A real receiver of webhooks, on loopback. */
export const startReceiver = async (): Promise<Receiver> => {
  const server = createServer((request, reply) => {
    const take = (body: string) => {
      const header = (name: string) => String(request.headers[name] ?? '')
      const got: Received = {
        id: header('webhook-id'),
        timestamp: header('webhook-timestamp'),
        signatures: header('webhook-signature').split(' '),
        body,
        at: Date.now(),
        event: JSON.parse(body) as Received['event'],
      }
      receiver.received.push(got)
      const wanted = receiver.answer(got)
      const { status, body: text = '', afterMs = 0 } = typeof wanted === 'number' ? { status: wanted } : wanted
      setTimeout(() => reply.writeHead(status).end(text), afterMs)
    }
    void bodyOf(request).then(take)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [],
    answer: () => 204,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return receiver
}
