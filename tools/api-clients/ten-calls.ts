import assert from 'node:assert/strict'
import createClient from 'openapi-fetch'
import type { paths } from './schema.d.ts'

/** Ten calls of an integrator, with the client that openapi-typescript makes of the document. */
const [baseUrl, token, project] = process.argv.slice(2) as [string, string, string]
const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } })
const path = { projectId: Number(project) }

const profile = await client.GET('/api/my/account/profile/get')
assert.ok(profile.data?.email)

const projects = await client.GET('/api/my/project/list')
assert.equal(projects.data?.[0]?.id, path.projectId)

const datacenters = await client.GET('/api/my/infra/datacenter/list')
assert.ok(datacenters.data?.length)

const images = await client.GET('/api/my/vm/{projectId}/image/list', {
  params: { path, query: { ProductId: 101 } },
})
const image = images.data?.[0]
assert.ok(image)

// A dry run answers a quote, in the place of what was ordered.
const order = { vmImageId: image.id, name: 'from-typescript', password: 'Nemune!1405', isPredefined: false }
const quote = await client.POST('/api/my/vm/{projectId}/host/create', {
  params: { path, header: { 'X-Dry-Run': true } },
  body: { ...order, cpu: 1, memory: 4, disk: 50 },
})
assert.ok(quote.data && 'subtotal' in quote.data)

const network = { name: 'from-typescript', network: '10.77.0.0' }
const made = await client.POST('/api/my/vm/{projectId}/network/create', {
  params: { path, header: { 'Idempotency-Key': 'typescript-1' } },
  body: network,
})
assert.ok(made.data && 'id' in made.data)

const again = await client.POST('/api/my/vm/{projectId}/network/create', {
  params: { path, header: { 'Idempotency-Key': 'typescript-1' } },
  body: network,
})
assert.deepEqual(again.data, made.data)
assert.equal(again.response.headers.get('Idempotency-Replayed'), 'true')

const networks = await client.GET('/api/my/vm/{projectId}/network/list', { params: { path } })
assert.deepEqual(
  networks.data?.map(({ name }) => name),
  ['from-typescript'],
)

const refused = await client.POST('/api/my/vm/{projectId}/network/create', {
  params: { path },
  body: { ...network, network: '10.79.0.0' },
})
assert.equal(refused.error?.type, 'name_taken')
assert.equal(refused.error.status, 400)
assert.ok(refused.error.errorMessage && refused.error.traceId)

const wrong = await client.GET('/api/my/vm/{projectId}/host/get/{id}', { params: { path: { ...path, id: 0 } } })
assert.deepEqual(Object.keys(wrong.error?.errors ?? {}), ['id'])

console.log('ten calls with the TypeScript client')
