import { Client, escapeIdentifier, type ClientConfig } from 'pg'
import type { Logger, OpenDatabase } from './connection.ts'

interface Subscription {
  onMessage: (payload: string) => void
  onReconnect?: (() => void) | undefined
}

const heartbeatMs = 15_000
const longestPauseMs = 10_000

/**
 * One connection of its own for LISTEN, shared by every channel. It comes back by itself after a loss and then tells its
 * subscribers, who may have missed messages.
 */
export const createListener = (config: ClientConfig, log: Logger) => {
  const channels = new Map<string, Set<Subscription>>()
  let client: Promise<Client> | undefined
  let closed = false
  let failures = 0

  const connect = async (): Promise<Client> => {
    const fresh = new Client({ ...config, keepAlive: true })
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const { onMessage } of channels.get(channel) ?? []) onMessage(payload)
    })
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh, new Error('the connection ended')))
    try {
      await fresh.connect()
      for (const channel of channels.keys()) await fresh.query(`listen ${escapeIdentifier(channel)}`)
    } catch (error) {
      await discard(fresh)
      throw error
    }
    failures = 0
    watch(fresh)
    return fresh
  }

  const discard = async (lost: Client) => {
    lost.removeAllListeners()
    lost.on('error', () => {}) // a late one must not end the process
    await lost.end().catch(() => {})
  }

  /** A silently dropped connection shows itself only when something is sent over it. */
  const watch = (watched: Client) => {
    const timer = setInterval(() => {
      watched.query('select 1').catch((error: unknown) => lose(watched, error))
    }, heartbeatMs)
    timer.unref()
    watched.once('end', () => clearInterval(timer))
  }

  const lose = (lost: Client, error: unknown) => {
    void discard(lost)
    if (closed || !client) return
    log.warn({ err: error }, 'lost the connection that listens to the database')
    client = reconnect()
    client.catch(() => {})
  }

  const reconnect = async (): Promise<Client> => {
    for (;;) {
      await new Promise((done) => setTimeout(done, Math.min(longestPauseMs, 200 * 2 ** failures)))
      if (closed) throw new Error('the listener is closed')
      try {
        const fresh = await connect()
        for (const subscriptions of channels.values()) for (const { onReconnect } of subscriptions) onReconnect?.()
        return fresh
      } catch {
        failures += 1
      }
    }
  }

  const listen: OpenDatabase['listen'] = async (channel, onMessage, onReconnect) => {
    const subscription: Subscription = { onMessage, onReconnect }
    const subscriptions = channels.get(channel) ?? new Set()
    const isNew = !channels.has(channel)
    channels.set(channel, subscriptions.add(subscription))
    client ??= connect()
    const connected = await client
    if (isNew) await connected.query(`listen ${escapeIdentifier(channel)}`)
    return async () => {
      subscriptions.delete(subscription)
      if (subscriptions.size > 0 || !channels.delete(channel)) return
      await (await client)?.query(`unlisten ${escapeIdentifier(channel)}`)
    }
  }

  return {
    listen,
    close: async () => {
      closed = true
      await client?.then(discard, () => {})
    },
  }
}
