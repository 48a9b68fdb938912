import type { FastifyInstance } from 'fastify'
import { outboxCalls } from '@sarv/contract/portal/outbox/outbox.calls'
import { toWire } from '../../db/wire-time.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../errors/app-error.ts'
import { implement } from '../../http/implement.ts'
import { isFromThisMachine } from '../../http/this-machine.ts'
import { readMessages } from '../../messages/read-messages.ts'

const ceiling = 100

/** Codes and links that let people in: only where nobody is real, and only to who sits at this machine. */
export const outboxRoutes = (app: FastifyInstance, { db, secrets, isDemo, hasOutbox }: Dependencies): void => {
  if (!isDemo || !hasOutbox) return
  implement(app, outboxCalls.outboxList, async ({ reply }) => {
    if (!isFromThisMachine(reply.request)) throw new AppError('not_found')
    const messages = await readMessages(db, secrets, { limit: ceiling })
    return messages.map(({ id, channel, to, subject, text, html, status, createdAt }) => ({
      id,
      channel,
      to,
      subject,
      text,
      html,
      status,
      createDate: toWire(createdAt),
    }))
  })
}
