import type { Logger } from '../db/connection.ts'
import type { TemplateName } from './templates.ts'

interface Outgoing {
  /** The same in every attempt, and no other message's. */
  key: string
  to: string
  text: string
}

export interface OutgoingMail extends Outgoing {
  subject: string
  html: string
}

export interface OutgoingSms extends Outgoing {
  template: TemplateName<'sms'>
  /** Where the message is about one: providers have templates for those. */
  code: string | undefined
}

/** The port: what sends a message. Failures are `DeliveryError`. */
export interface Transport<Message> {
  /** Answers the name of the message at whoever took it. */
  send(message: Message, signal: AbortSignal): Promise<{ providerRef: string | null }>
  /** What was sent stays readable for us. */
  keepsContent: boolean
  close(): void
}

export interface Transports {
  email: Transport<OutgoingMail>
  sms: Transport<OutgoingSms>
}

/** Its message is kept and logged, so it holds no secret: neither a key nor what was to be sent. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly retryable: boolean
  /** Ours to repair (a wrong key, no credit): the recipient has nothing to do with it. */
  readonly isOurFault: boolean

  /** Who has to mend it: a no for good is the recipient's, all else is on the way there. */
  get fault(): 'recipient' | 'connection' | 'ours' {
    if (this.isOurFault) return 'ours'
    return this.retryable ? 'connection' : 'recipient'
  }

  constructor(message: string, { retryable, isOurFault = false }: { retryable: boolean; isOurFault?: boolean }) {
    super(message)
    this.retryable = retryable
    this.isOurFault = isOurFault
  }
}

/** Sends nothing: messages are read where they are kept. */
export const outbox: Transport<unknown> = {
  send: async () => ({ providerRef: null }),
  keepsContent: true,
  close: () => undefined,
}

/** The first one that takes the message sends it. A no for good is a no of them all: it is about the recipient. */
export const firstThatCan = <Message>(transports: readonly Transport<Message>[], log: Logger): Transport<Message> => ({
  keepsContent: false,
  send: async (message, signal) => {
    let lastError: unknown
    for (const [index, transport] of transports.entries()) {
      try {
        return await transport.send(message, signal)
      } catch (error) {
        if (!(error instanceof DeliveryError) || !error.retryable || signal.aborted) throw error
        lastError = error
        if (index + 1 < transports.length)
          log.warn({ reason: error.message, provider: index }, 'the next provider is tried')
      }
    }
    throw lastError
  },
  close: () => transports.forEach((transport) => transport.close()),
})
