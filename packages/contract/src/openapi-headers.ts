import { isOperatorPath, rolesToSeeAs } from './access.ts'
import type { Call } from './call.ts'

const text = (description: string, example: string, more: object = {}) => ({
  description,
  schema: { type: 'string', ...more },
  example,
})

/** A shape of its own, so that generators make one type of it and not one for every call. */
export const seeAsRole = {
  type: 'string',
  description: 'A role that is less than the own one.',
  enum: rolesToSeeAs(['superUser']),
}

/** Headers that a request may carry. */
export const requestHeaders = {
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    ...text(
      '8 to 64 letters, digits, dots, dashes; the answer and our logs carry it. Absent: we make one.',
      'deploy-4711',
      {
        pattern: '^[\\w.-]{8,64}$',
      },
    ),
  },
  SeeAs: {
    name: 'X-See-As',
    in: 'header',
    description: 'Be treated as a lesser role than the own one, to see what a colleague sees.',
    schema: { $ref: '#/components/schemas/SeeAsRole' },
    example: 'reader',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    ...text('The same key answers the same for 24 hours, and the work is done once.', '5b1c8f2e-order-web-1', {
      pattern: '^[\\w.:-]{1,100}$',
    }),
  },
  DryRun: {
    name: 'X-Dry-Run',
    in: 'header',
    description: 'true: answers a Quote and changes nothing.',
    schema: { type: 'boolean' },
    example: true,
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    ...text('The id of the last event that was seen: the stream goes on after it.', '18231', {
      pattern: '^\\d{1,19}$',
    }),
  },
}

/** Headers of answers. */
export const answerHeaders = {
  RequestId: text('The request in our logs; errors carry it as traceId.', 'deploy-4711'),
  IdempotencyReplayed: {
    description: 'true: the key was seen before, and this is the first answer again.',
    schema: { type: 'boolean' },
    example: true,
  },
  TotalCount: { description: 'How many rows there are.', schema: { type: 'integer' }, example: 248 },
  RetryAfter: { description: 'Seconds until it makes sense to try again.', schema: { type: 'integer' }, example: 7 },
}

type Headers<Table> = (keyof Table)[]

const parameter = (name: keyof typeof requestHeaders) => ({ $ref: `#/components/parameters/${name}` })

/** The answer to a write of somebody whom we know is kept for their key. */
export const takesIdempotencyKey = ({ method, access, answers }: Call): boolean =>
  method !== 'GET' && access !== 'anyone' && answers === undefined

/** The request headers of a call, as parameters. */
export const headerParametersOf = (call: Call) => {
  const names: Headers<typeof requestHeaders> = ['RequestId']
  if (call.access !== 'anyone' && !isOperatorPath(call.path)) names.push('SeeAs')
  if (takesIdempotencyKey(call)) names.push('IdempotencyKey')
  if (call.dryRun) names.push('DryRun')
  if (call.answers === 'events') names.push('LastEventId')
  return names.map(parameter)
}

const headerNames: Record<keyof typeof answerHeaders, string> = {
  RequestId: 'X-Request-Id',
  IdempotencyReplayed: 'Idempotency-Replayed',
  TotalCount: 'X-Total-Count',
  RetryAfter: 'Retry-After',
}

export const headersOf = (...names: Headers<typeof answerHeaders>) =>
  Object.fromEntries(names.map((name) => [headerNames[name], { $ref: `#/components/headers/${name}` }]))
