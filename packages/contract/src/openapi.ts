import type { z } from 'zod'
import { ErrorResponse } from './answers.schemas.ts'
import { isOperatorPath } from './access.ts'
import type { Call } from './call.ts'
import type { ContractArea } from './area.ts'
import { type Area, areas } from './areas.ts'
import { errorStatuses } from './errors/errors.ts'
import { Components, type JsonSchema } from './json-schema.ts'
import { describeCall } from './openapi-describe.ts'
import { exampleErrors } from './openapi-examples.fa.ts'
import {
  answerHeaders,
  headerParametersOf,
  headersOf,
  requestHeaders,
  seeAsRole,
  takesIdempotencyKey,
} from './openapi-headers.ts'
import { isListQuery } from './params.ts'
import { Quote } from './pricing/quote.schemas.ts'

const intro = `Numbers of money are whole rials. Times are Tehran wall clock without zone; a request may carry a zone.
Writes answer 200. Every write takes an \`Idempotency-Key\`: the same key answers the same for 24 hours.

Numbers in a body may come as text (\`"8080"\`), in digits of any script; names in a query in any case. A filter that
names an id is left out or a real id: 0 is refused.

Errors are \`application/problem+json\` with a code, a Persian sentence and a trace id. Only who names \`text/plain\` in
\`Accept\`, and not \`application/problem+json\` beside it, gets 400, 409, 413, 415, 429 and 5xx as the bare sentence in
\`text/plain\`: clients of the earlier panel show the body as it is. The 403 of a missing proof (\`proof_needed\`,
\`factor_proof_needed\`) is for them a 400 whose sentence says to sign in again.`

// An address has no null: what is absent is left out.
const withoutNull = ({ type, ...schema }: JsonSchema): JsonSchema => ({
  type: Array.isArray(type) ? type[0] : type,
  ...schema,
})

const parametersOf = (components: Components, schema: z.ZodObject | undefined, place: 'path' | 'query') => {
  if (!schema) return []
  const { properties = {}, required = [] } = components.add(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description ? { description } : {}),
    schema: withoutNull(rest),
    example: components.exampleOf(rest, name),
  }))
}

const bodyTypeOf = (call: Call): string => {
  if (call.multipart) return 'multipart/form-data'
  return call.answers === 'redirect' ? 'application/x-www-form-urlencoded' : 'application/json'
}

const contentOf = (components: Components, type: string, schema: JsonSchema) => ({
  [type]: { schema, example: components.exampleOf(schema) },
})

const requestBodyOf = (components: Components, call: Call) =>
  call.body && {
    required: !call.body.safeParse(undefined).success,
    content: contentOf(components, bodyTypeOf(call), components.add(call.body, 'input')),
  }

const answerTypes = { events: 'text/event-stream', file: 'application/octet-stream' } as const

const okOf = (components: Components, call: Call) => {
  const headers = headersOf(
    'RequestId',
    ...(takesIdempotencyKey(call) ? (['IdempotencyReplayed'] as const) : []),
    ...(isListQuery(call.query) ? (['TotalCount'] as const) : []),
  )
  if (call.answers === 'redirect') {
    const Location = { description: 'Where to go on', schema: { type: 'string' }, example: '/portal/wallet' }
    return { 303: { description: 'To the page of the payment', headers: { ...headersOf('RequestId'), Location } } }
  }
  if (call.answers === 'file') {
    const content = { [answerTypes.file]: { schema: { type: 'string', format: 'binary' } } }
    return { 200: { description: 'The file', headers, content } }
  }
  if (!call.response) return { 200: { description: 'Done', headers } }
  const answer = components.add(call.response, 'output')
  const schema = call.dryRun ? { oneOf: [answer, components.add(Quote, 'output')] } : answer
  const type = call.answers === 'events' ? answerTypes.events : 'application/json'
  return { 200: { description: 'OK', headers, content: contentOf(components, type, schema) } }
}

const error = (name: keyof typeof errorResponses) => ({ $ref: `#/components/responses/${name}` })

/** Statuses that a caller acts upon have a line of their own; all others come under 4XX and 5XX. */
const errorsOf = (call: Call) => ({
  ...(call.access === 'anyone' ? {} : { 401: error('NotSignedIn') }),
  ...(call.params || call.query || call.body ? { 422: error('WrongInput') } : {}),
  429: error('TooManyRequests'),
  '4XX': error('Refused'),
  '5XX': error('Failed'),
})

const operationOf = (components: Components, id: string, area: Area, call: Call) => {
  const requestBody = requestBodyOf(components, call)
  return {
    operationId: id,
    tags: [area],
    summary: call.summary,
    description: describeCall(call),
    ...(call.access === 'anyone' ? { security: [] } : {}),
    parameters: [
      ...parametersOf(components, call.params, 'path'),
      ...parametersOf(components, call.query, 'query'),
      ...headerParametersOf(call),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: { ...okOf(components, call), ...errorsOf(call) },
    'x-access': call.access,
    ...(call.stepUp ? { 'x-step-up': call.stepUp } : {}),
    ...(call.effect ? { 'x-effect': true } : {}),
    ...(call.provides ? { 'x-provides': call.provides } : {}),
    ...(call.invalidates ? { 'x-invalidates': call.invalidates } : {}),
  }
}

const errorResponses = {
  NotSignedIn: { description: 'No token, or one that has ended', example: exampleErrors.notSignedIn },
  WrongInput: {
    description: 'Fields that are missing or wrong; `errors` names them',
    example: exampleErrors.wrongInput,
  },
  TooManyRequests: {
    description: 'Too many requests; `Retry-After` says when to come back',
    example: exampleErrors.tooManyRequests,
  },
  Refused: { description: 'The request was refused; `type` says why', example: exampleErrors.refused },
  Failed: { description: 'Our own failure, or something that we need is not there now', example: exampleErrors.failed },
}

const errorComponents = (components: Components) => {
  const schema = components.add(ErrorResponse, 'output')
  components.schemas['ErrorCode'] = {
    type: 'string',
    description: 'What went wrong, for programs; later servers may know more codes.',
    enum: Object.keys(errorStatuses),
    'x-http-statuses': errorStatuses,
  }
  const { properties } = components.schemas['ErrorResponse'] as { properties: Record<string, JsonSchema> }
  const { description } = properties['type']!
  properties['type'] = { description, anyOf: [{ $ref: '#/components/schemas/ErrorCode' }, { type: 'string' }] }
  const headers = headersOf('RequestId', 'RetryAfter')
  return Object.fromEntries(
    Object.entries(errorResponses).map(([name, { description: text, example }]) => [
      name,
      { description: text, headers, content: { 'application/problem+json': { schema, example } } },
    ]),
  )
}

const byName = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

export type OpenApiOperation = ReturnType<typeof operationOf>

const { SeeAs: _ofCustomers, ...operatorHeaders } = requestHeaders

/** Whose calls: customers and operators have a document each. */
export type Side = 'customers' | 'operators'

const titles: Readonly<Record<Side, string>> = { customers: 'Sarv API', operators: 'Sarv API for operators' }
const bearers: Readonly<Record<Side, string>> = {
  customers: 'The token of a session or a personal API token.',
  operators: 'The token of an operator’s session.',
}

const sideOf = ({ path }: Call): Side => (isOperatorPath(path) ? 'operators' : 'customers')

export interface DocumentOptions {
  side?: Side
  /** Absent: all calls of the contract, also those that are still to come. */
  includes?: (call: Call) => boolean
}

/** The contract as an OpenAPI 3.1 document; the same calls always give the same text. */
export const openApiDocument = ({ side = 'customers', includes = () => true }: DocumentOptions = {}) => {
  const components = new Components()
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  const chapters = new Map<string, string>()
  for (const [area, { description, calls }] of Object.entries(areas) as [Area, ContractArea][]) {
    for (const [id, call] of Object.entries(calls)) {
      if (sideOf(call) !== side || !includes(call)) continue
      chapters.set(area, description)
      paths[call.path] ??= {}
      paths[call.path]![call.method.toLowerCase()] = operationOf(components, id, area, call)
    }
  }
  const responses = errorComponents(components)
  if (side === 'customers') components.schemas['SeeAsRole'] = seeAsRole
  return {
    openapi: '3.1.0',
    info: {
      title: titles[side],
      version: '1',
      description: intro,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The support of your provider' },
    },
    servers: [{ url: '/' }],
    tags: Array.from(chapters, ([name, description]) => ({ name, description })),
    security: [{ bearer: [] }],
    paths: byName(paths),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: bearers[side] },
      },
      parameters: side === 'customers' ? requestHeaders : operatorHeaders,
      headers: answerHeaders,
      responses,
      schemas: byName(components.schemas),
    },
  }
}
