import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Call } from './call.ts'
import { allCalls } from './calls.ts'
import { errorStatuses } from './errors/errors.ts'
import type { JsonSchema } from './json-schema.ts'
import { type OpenApiOperation, openApiDocument } from './openapi.ts'

const document = openApiDocument()
const operatorDocument = openApiDocument({ side: 'operators' })
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

const refsOf = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(refsOf)
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, part]) => (key === '$ref' ? [String(part)] : refsOf(part)))
}

const resolve = (ref: string): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => new Map<string, unknown>(Object.entries(node ?? {})).get(key), document)

const isOfOperators = ({ path }: Call) => path.startsWith('/api/operator/')
const customerCalls = Object.entries<Call>(allCalls).filter(([, call]) => !isOfOperators(call))

const calls = Object.entries<Call>(allCalls).map(([id, call]) => ({
  id,
  call,
  operation: (isOfOperators(call) ? operatorDocument : document).paths[call.path]![call.method.toLowerCase()]!,
}))

/** Every schema that stands in the document, at any depth, with the way to it. */
const schemasIn = (node: unknown, path: string): [string, JsonSchema][] => {
  if (Array.isArray(node)) return node.flatMap((part, index) => schemasIn(part, `${path}.${index}`))
  if (node === null || typeof node !== 'object') return []
  return [
    ...('type' in node ? [[path, node] as [string, JsonSchema]] : []),
    ...Object.entries(node).flatMap(([key, part]) => (key === 'example' ? [] : schemasIn(part, `${path}.${key}`))),
  ]
}
const allSchemas = [...schemasIn(document.paths, 'paths'), ...schemasIn(document.components.schemas, 'schemas')]

describe('the OpenAPI document', () => {
  it('has every call once, by its id', () =>
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      customerCalls.map(([id]) => id).toSorted(),
    ))

  it('of operators is another one: neither holds a call of the other side', () => {
    expect(Object.keys(operatorDocument.paths).filter((path) => !path.startsWith('/api/operator/'))).toEqual([])
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/api/operator/'))).toEqual([])
    expect(Object.keys(operatorDocument.components.parameters)).not.toContain('SeeAs')
    expect(JSON.stringify(operatorDocument)).not.toContain('X-See-As')
  })

  it('points only at what is there', () =>
    expect([...new Set(refsOf(document))].filter((ref) => resolve(ref) === undefined)).toEqual([]))

  it('is the same every time', () => expect(JSON.stringify(openApiDocument())).toBe(JSON.stringify(document)))

  it('names the shapes of the contract', () =>
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['VmHostDetail', 'CreateVmHostModel', 'ErrorResponse', 'Quote']),
    ))

  it('shows a create with its limits, its dry run and what it makes stale', () => {
    const operation = document.paths['/api/my/vm/{projectId}/host/create']!['post']!
    expect(operation).toMatchObject({
      operationId: 'vmHostCreate',
      tags: ['vm'],
      'x-access': 'project:operate',
      'x-invalidates': ['VmHost', 'Network', 'Operation'],
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/CreateVmHostModel' } } } },
    })
    expect(refsOf(operation.responses)).toContain('#/components/schemas/Quote')
    expect(document.components.schemas['CreateVmHostModel']).toMatchObject({
      required: ['vmImageId', 'name', 'isPredefined'],
      properties: {
        name: { minLength: 5, maxLength: 50 },
        disk: { type: ['integer', 'null'], maximum: 1000, multipleOf: 25 },
      },
    })
  })

  it('asks no token of anonymous calls', () => {
    const open = operations.filter(({ security }) => security?.length === 0).map(({ operationId }) => operationId)
    const anonymous = customerCalls.filter(([, { access }]) => access === 'anyone')
    expect(open.toSorted()).toEqual(anonymous.map(([id]) => id).toSorted())
  })

  it('sends files as multipart and answers them as binary', () => {
    const upload = document.paths['/api/my/portal/issue/create']!['post']!
    const download = document.paths['/api/my/financial/wallet/list-download']!['get']!
    expect(Object.keys(upload.requestBody!.content)).toEqual(['multipart/form-data'])
    expect(download.responses).toMatchObject({ 200: { content: { 'application/octet-stream': {} } } })
  })

  it('of some calls holds their shapes and no others', () => {
    const part = openApiDocument({ includes: (call) => call === allCalls.vmKeyList })
    expect(Object.keys(part.paths)).toEqual([allCalls.vmKeyList.path])
    expect(Object.keys(part.components.schemas)).toEqual(['ErrorCode', 'ErrorResponse', 'SeeAsRole', 'VmKeyListItem'])
    expect(part.tags.map(({ name }) => name)).toEqual(['vm'])
  })

  it('says of every operation who may call it and what it does', () => {
    const short = operations.filter(({ description }) => description.length < 20)
    expect(short.map(({ operationId }) => operationId)).toEqual([])
    expect(document.paths[allCalls.vmHostCreate.path]!['post']!.description).toBe(
      'For managers and operators of the project, and for super users. A read-only API token may not call it. ' +
        'What takes time goes on as an operation: `operationId` in the answer names it, `operationGet` follows it. ' +
        'It orders a service: refused until somebody who answers for the account is known by name. ' +
        'With `X-Dry-Run: true` it answers a `Quote` and changes nothing. ' +
        'Makes earlier answers of these groups stale: `VmHost`, `Network`, `Operation`.',
    )
  })

  it('names the headers of requests and answers', () => {
    const headerNames = Object.values(document.components.parameters).map(({ name }) => name)
    expect(headerNames).toEqual(['X-Request-Id', 'X-See-As', 'Idempotency-Key', 'X-Dry-Run', 'Last-Event-ID'])
    const create = document.paths[allCalls.vmHostCreate.path]!['post']!
    expect(refsOf(create.parameters)).toEqual([
      '#/components/parameters/RequestId',
      '#/components/parameters/SeeAs',
      '#/components/parameters/IdempotencyKey',
      '#/components/parameters/DryRun',
    ])
    expect(create.responses).toMatchObject({
      200: { headers: { 'X-Request-Id': {}, 'Idempotency-Replayed': {} } },
      429: { $ref: '#/components/responses/TooManyRequests' },
    })
    expect(document.components.responses['TooManyRequests']).toMatchObject({ headers: { 'Retry-After': {} } })
    expect(refsOf(document.paths['/api/my/events']!['get']!.parameters)).toContain(
      '#/components/parameters/LastEventId',
    )
    expect(document.paths[allCalls.walletList.path]!['get']!.responses).toMatchObject({
      200: { headers: { 'X-Total-Count': {} } },
    })
  })

  it('lists the codes of errors, and what every error has', () => {
    expect(document.components.schemas['ErrorCode']).toMatchObject({
      enum: expect.arrayContaining(['name_taken', 'validation', 'volume_shrinks']) as string[],
      'x-http-statuses': errorStatuses,
    })
    expect(document.components.schemas['ErrorResponse']).toMatchObject({
      required: ['type', 'title', 'status', 'errorMessage', 'traceId'],
      properties: { type: { anyOf: [{ $ref: '#/components/schemas/ErrorCode' }, { type: 'string' }] } },
    })
  })

  it('names the values of enums', () => {
    const enums = allSchemas.filter(([, { type, enum: values }]) => type === 'integer' && values)
    expect(enums.length).toBeGreaterThan(20)
    const nameless = enums.filter(([, schema]) => {
      const [values, names] = [schema['enum'], schema['x-enum-varnames']] as [number[], string[] | undefined]
      return names?.length !== values.length
    })
    expect(nameless.map(([path]) => path)).toEqual([])
    const { properties } = document.components.schemas['VmFirewallRuleDetail'] as { properties: object }
    expect(properties).toMatchObject({ firewallProtocolId: { 'x-known-values': { tcp: 1, udp: 2, icmp: 3, any: 4 } } })
  })

  it('has only patterns that every engine reads alike', () => {
    const patterns = allSchemas.flatMap(([path, { pattern }]) => (typeof pattern === 'string' ? [[path, pattern]] : []))
    expect(patterns.length).toBeGreaterThan(50)
    expect(patterns.filter(([, pattern]) => pattern!.includes('\\p{') || !new RegExp(pattern!, 'u'))).toEqual([])
  })

  it.each([
    ['RegisterModel', 'password', { format: 'password', pattern: expect.any(String) }],
    ['EditProfileModel', 'nationalId', { pattern: expect.any(String) }],
    ['EditProfileModel', 'birthDate', { pattern: expect.any(String) }],
    ['VmHostDetail', 'createDate', { pattern: expect.any(String) }],
    ['CreateVmFirewallRuleModel', 'remoteIp', { pattern: expect.any(String) }],
    ['CreateVmNetworkModel', 'network', { format: 'ipv4' }],
    ['RegisterModel', 'email', { format: 'email' }],
  ])('%s says what %s looks like', (shape, field, expected) => {
    const { properties } = document.components.schemas[shape] as { properties: Record<string, object> }
    expect(properties[field]).toMatchObject(expected)
  })

  it('lets a request leave out what has a default', () => {
    const ofCustomers = calls.filter(({ call }) => !isOfOperators(call))
    const sent = new Set(ofCustomers.flatMap(({ operation }) => refsOf(operation.requestBody)))
    const shapes = [...sent].map((ref) => resolve(ref) as JsonSchema)
    expect(shapes.filter((shape) => JSON.stringify(shape).includes('"default":'))).toEqual([])
    expect(document.components.schemas['CreateVmFirewallRuleModel']).toMatchObject({
      required: ['firewallProtocolId', 'directionId'],
      properties: { minPort: { description: expect.stringContaining('Absent: 0') } },
    })
  })
})

describe('its examples', () => {
  const exampleIn = (content: object | undefined) => (Object.values(content ?? {})[0] as { example: unknown }).example
  const problemsOf = (schema: z.ZodType, value: unknown) =>
    schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const valuesOf = ({ parameters }: OpenApiOperation, place: string) =>
    Object.fromEntries(
      parameters.flatMap((parameter) =>
        'in' in parameter && parameter.in === place ? [[parameter.name, String(parameter.example)]] : [],
      ),
    )

  /** No text of a document is a file. */
  const withFile = ({ multipart }: Call, example: unknown): unknown =>
    multipart ? { ...Object(example), attachment: new File(['a'], 'a.txt') } : example

  it.each(calls.filter(({ call }) => call.body))('of $id can be sent', ({ call, operation }) =>
    expect(problemsOf(call.body!, withFile(call, exampleIn(operation.requestBody?.content)))).toBeUndefined(),
  )

  it.each(calls.filter(({ call }) => call.response && call.answers !== 'file'))(
    'of $id could be answered',
    ({ call, operation }) => {
      const { 200: ok } = operation.responses as { 200: { content: object } }
      expect(problemsOf(call.response!, exampleIn(ok.content))).toBeUndefined()
    },
  )

  const addressed = calls.flatMap(({ id, call: { params, query }, operation }) => [
    ...(params ? [{ id, place: 'path', schema: params, operation }] : []),
    ...(query ? [{ id, place: 'query', schema: query, operation }] : []),
  ])
  it.each(addressed)('of $id stand in its $place', ({ place, schema, operation }) =>
    expect(problemsOf(schema, valuesOf(operation, place))).toBeUndefined(),
  )

  it('are errors that the API can answer', () => {
    for (const { content } of Object.values(document.components.responses)) {
      expect(exampleIn(content)).toMatchObject({ type: expect.any(String), errorMessage: expect.any(String) })
    }
  })
})
