import { describe, expect, it } from 'vitest'
import { allCalls } from './calls.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument()
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

describe('the OpenAPI document', () => {
  it('has every call once, by its id', () =>
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(allCalls).toSorted()))

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
    const anonymous = Object.entries(allCalls).filter(([, { access }]) => access === 'anyone')
    expect(open.toSorted()).toEqual(anonymous.map(([id]) => id).toSorted())
  })

  it('sends files as multipart and answers them as binary', () => {
    const upload = document.paths['/api/my/portal/issue/create']!['post']!
    const download = document.paths['/api/my/financial/wallet/list-download']!['get']!
    expect(Object.keys(upload.requestBody!.content)).toEqual(['multipart/form-data'])
    expect(download.responses).toMatchObject({ 200: { content: { 'application/octet-stream': {} } } })
  })
})
