import type { z } from 'zod'
import { ErrorResponse } from './answers.schemas.ts'
import type { Call } from './call.ts'
import { type Area, callsByArea } from './calls.ts'
import { Components, type JsonSchema } from './json-schema.ts'
import { ListQuery } from './params.ts'
import { Quote } from './pricing/quote.schemas.ts'

const areaDescriptions: Record<Area, string> = {
  account: 'Signing in, the own profile, the customer and its users',
  'bare-metal': 'Physical servers',
  catalog: 'Datacenters and equipment',
  colocation: 'Racks for own equipment',
  dashboard: 'Figures of the first page',
  'dns-cdn': 'Zones, records, CDN, domains and web hosts',
  financial: 'Wallet, payments, invoices and bills',
  'kubernetes-cloud': 'Namespaces and what runs in them',
  'kubernetes-cluster': 'Managed Kubernetes clusters',
  portal: 'Products, operations, tickets, notifications and public pages',
  project: 'Projects and who may use them',
  storage: 'Object storage',
  vm: 'Servers, volumes, networks, private clouds and load balancers',
}

const intro = `Numbers of money are whole rials. Times are Tehran wall clock without zone; a request may carry a zone.
Writes answer 200. Every write takes an \`Idempotency-Key\`: the same key answers the same for 24 hours. Errors are
\`application/problem+json\` with a Persian sentence, a code and a trace id.`

// An address has no null: what is absent is left out.
const withoutNull = ({ type, ...schema }: JsonSchema): JsonSchema => ({
  type: Array.isArray(type) ? type[0] : type,
  ...schema,
})

const parameter = (name: string, place: 'path' | 'query', schema: JsonSchema, required: boolean) => {
  const { description, ...rest } = schema
  return { name, in: place, required, ...(description ? { description } : {}), schema: withoutNull(rest) }
}

const parametersOf = (components: Components, schema: z.ZodObject | undefined, place: 'path' | 'query') => {
  if (!schema) return []
  const { properties = {}, required = [] } = components.add(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) =>
    parameter(name, place, property, place === 'path' || required.includes(name)),
  )
}

const isWrite = (call: Call): boolean => call.method !== 'GET'

const headersOf = (call: Call) => [
  ...(isWrite(call) && call.answers !== 'redirect' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ...(call.dryRun ? [{ $ref: '#/components/parameters/DryRun' }] : []),
]

const bodyTypeOf = (call: Call): string => {
  if (call.multipart) return 'multipart/form-data'
  return call.answers === 'redirect' ? 'application/x-www-form-urlencoded' : 'application/json'
}

const requestBodyOf = (components: Components, call: Call) =>
  call.body && {
    required: true,
    content: { [bodyTypeOf(call)]: { schema: components.add(call.body, 'input') } },
  }

const okOf = (components: Components, call: Call) => {
  if (call.answers === 'redirect') {
    return { 303: { description: 'To the page of the payment', headers: { Location: { schema: { type: 'string' } } } } }
  }
  if (call.answers === 'file') {
    const schema = { type: 'string', format: 'binary' }
    return { 200: { description: 'The file', content: { 'application/octet-stream': { schema } } } }
  }
  if (!call.response) return { 200: { description: 'Done' } }
  const answer = components.add(call.response, 'output')
  const schema = call.dryRun ? { oneOf: [answer, components.add(Quote, 'output')] } : answer
  const type = call.answers === 'events' ? 'text/event-stream' : 'application/json'
  const paged = call.query === ListQuery
  return {
    200: {
      description: 'OK',
      ...(paged ? { headers: { 'X-Total-Count': { $ref: '#/components/headers/TotalCount' } } } : {}),
      content: { [type]: { schema } },
    },
  }
}

const operationOf = (components: Components, id: string, area: Area, call: Call) => {
  const requestBody = requestBodyOf(components, call)
  const parameters = [
    ...parametersOf(components, call.params, 'path'),
    ...parametersOf(components, call.query, 'query'),
    ...headersOf(call),
  ]
  const error = { $ref: '#/components/responses/Error' }
  return {
    operationId: id,
    tags: [area],
    summary: call.summary,
    ...(call.description ? { description: call.description } : {}),
    ...(call.access === 'anyone' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...okOf(components, call), '4XX': error, '5XX': error },
    'x-access': call.access,
    ...(call.provides ? { 'x-provides': call.provides } : {}),
    ...(call.invalidates ? { 'x-invalidates': call.invalidates } : {}),
  }
}

const byName = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

export type OpenApiOperation = ReturnType<typeof operationOf>

/** The whole contract as an OpenAPI 3.1 document; the same calls always give the same text. */
export const openApiDocument = () => {
  const components = new Components()
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const [area, calls] of Object.entries(callsByArea) as [Area, Record<string, Call>][]) {
    for (const [id, call] of Object.entries(calls)) {
      paths[call.path] ??= {}
      paths[call.path]![call.method.toLowerCase()] = operationOf(components, id, area, call)
    }
  }
  const errorSchema = components.add(ErrorResponse, 'output')
  return {
    openapi: '3.1.0',
    info: { title: 'Sarv API', version: '1', description: intro },
    servers: [{ url: '/' }],
    tags: Object.entries(areaDescriptions).map(([name, description]) => ({ name, description })),
    security: [{ bearer: [] }],
    paths: byName(paths),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'The same key answers the same for 24 hours',
          schema: { type: 'string', maxLength: 100 },
        },
        DryRun: {
          name: 'X-Dry-Run',
          in: 'header',
          description: 'true: answers a Quote and changes nothing',
          schema: { type: 'boolean' },
        },
      },
      headers: { TotalCount: { description: 'How many rows there are', schema: { type: 'integer' } } },
      responses: {
        Error: {
          description: 'What went wrong',
          content: { 'application/problem+json': { schema: errorSchema } },
        },
      },
      schemas: byName(components.schemas),
    },
  }
}
