import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { OutboxMessage } from './outbox.schemas.ts'

export const outboxCalls = {
  outboxList: defineCall({
    method: 'GET',
    path: '/api/my/dev/outbox',
    access: 'anyone',
    summary: 'Read the mail and SMS that a demo would have sent',
    description: 'Exists only in a demo without mail server, and answers this machine alone.',
    response: z.array(OutboxMessage),
    provides: ['Session'],
  }),
}
