import { generateKeyPairSync } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { vmKeyStatus } from '@sarv/contract/enums'
import { keysPerCustomer } from '@sarv/contract/limits'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { VmKeyListItem } from '@sarv/contract/vm/keys/keys.schemas'
import { sshPublicKey } from '../vm.things.fixture.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertProject } from '../../../testing/people.ts'
import { findServerOrder } from '../hosts/hosts.store.ts'

let logged = ''
const log = pino(
  { level: 'trace' },
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString()
      done()
    },
  }),
)

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ log })
})
afterAll(() => api.close())

const path = (customer: Customer) => `/vm/${customer.projectId}/key`

const create = (customer: Customer, changes: object = {}, headers: Record<string, string> = {}) =>
  api.send<Started & { errors?: Record<string, string[]> }>(
    customer,
    'POST',
    `${path(customer)}/create`,
    { name: 'my laptop', publicKey: sshPublicKey(), ...changes },
    headers,
  )

const listOf = async (customer: Customer) => (await api.get<VmKeyListItem[]>(customer, `${path(customer)}/list`)).body

const remove = (customer: Customer, id: number) => api.send(customer, 'DELETE', `${path(customer)}/delete/${id}`)

describe('adding a key', () => {
  it('lists it as ssh-keygen names it, with the servers that were ordered with it', async () => {
    const customer = await api.newCustomer()
    const { status, body } = await create(customer)
    expect({ status, body }).toMatchObject({ status: 200, body: { operationId: null } })
    expect(await listOf(customer)).toMatchObject([
      {
        id: body.id,
        name: 'my laptop',
        keyType: 'ED25519',
        bits: 256,
        statusId: vmKeyStatus.id.active,
        serverCount: 0,
        fingerPrint: expect.stringMatching(/^SHA256:/),
      },
    ])
  })

  it('refuses the same key and the same name, also when both come at once', async () => {
    const customer = await api.newCustomer()
    const publicKey = sshPublicKey()
    const answers = await Promise.all([create(customer, { publicKey }), create(customer, { publicKey, name: 'again' })])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await create(customer, { publicKey, name: 'third name' })).toMatchObject({
      status: 400,
      body: { type: 'key_taken' },
    })
    const [first] = await listOf(customer)
    expect(await create(customer, { name: first!.name!.toUpperCase() })).toMatchObject({
      status: 400,
      body: { type: 'name_taken' },
    })
    expect(await listOf(customer)).toHaveLength(1)
  })

  it('is told about before', async () => {
    const customer = await api.newCustomer()
    const { status, body } = await create(customer, {}, { 'x-dry-run': 'true' })
    const quote = body as unknown as Quote
    expect(status).toBe(200)
    expect(quote.payable).toBe(0)
    expect(quote.effects[0]).toContain('SHA256:')
    expect(await listOf(customer)).toEqual([])
  })

  it('says of a key in a security key that it is not supported', async () => {
    const customer = await api.newCustomer()
    const publicKey = 'sk-ssh-ed25519@openssh.com AAAAGnNrLXNzaC1lZDI1NTE5QG9wZW5zc2guY29tAAAAIA== yubikey'
    expect(await create(customer, { publicKey })).toMatchObject({ status: 400, body: { type: 'key_hardware' } })
    const cut = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMq'
    expect(await create(customer, { publicKey: cut })).toMatchObject({ status: 400, body: { type: 'key_invalid' } })
  })

  it('says of a private key that it is one, and neither keeps nor repeats a word of it', async () => {
    const customer = await api.newCustomer()
    const secret = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
    const inside = secret.split('\n')[1]!
    const { status, body } = await create(customer, { publicKey: secret })
    expect(status).toBe(422)
    expect(body.errors?.['publicKey']).toEqual([expect.stringContaining('کلید خصوصی')])
    expect(JSON.stringify(body)).not.toContain(inside)
    expect(logged).not.toContain(inside)
    const audited = await api.db.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify(audited)).not.toContain(inside)
  })
})

describe('deleting a key', () => {
  it('takes it from the list; servers that were ordered with it can still be built', async () => {
    const customer = await api.newCustomer()
    const publicKey = sshPublicKey()
    const { body: key } = await create(customer, { publicKey })
    const serverId = await api.newServer(customer)
    await api.db.updateTable('vm_hosts').set({ vm_key_id: key.id }).where('id', '=', serverId).execute()
    expect(await listOf(customer)).toMatchObject([{ serverCount: 1 }])

    expect(await remove(customer, key.id)).toMatchObject({ status: 200, body: { id: key.id, operationId: null } })
    expect(await listOf(customer)).toEqual([])
    const order = await findServerOrder(api.db, { projectId: customer.projectId, id: serverId })
    expect(order.publicKey).toBe(publicKey)
    expect((await remove(customer, key.id)).status).toBe(404)
    expect((await create(customer, { publicKey })).status).toBe(200)
  })

  it('is for managers of the project alone', async () => {
    const owner = await api.newCustomer()
    const { body } = await create(owner)
    const operator = { ...owner, ...(await api.newColleague(owner, 'maintainer')) }
    expect((await remove(operator, body.id)).status).toBe(403)
    expect((await remove(await api.newCustomer(), body.id)).status).toBe(404)
    expect(await listOf(owner)).toHaveLength(1)
  })
})

it('has a limit per account over all of its projects, also for many that come at the same moment', async () => {
  const customer = await api.newCustomer()
  const other = await insertProject(api.db, customer.customerId)
  const fillers = Array.from({ length: keysPerCustomer - 2 }, (_, n) => ({
    project_id: other,
    name: `filler ${n}`,
    public_key: 'ssh-ed25519 AAAA',
    fingerprint: `SHA256:${n}`,
    status_id: vmKeyStatus.id.active,
  }))
  await api.db.insertInto('vm_keys').values(fillers).execute()
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => create(customer, { name: `laptop ${n}` })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 400,
    body: { type: 'too_many_keys', errorMessage: expect.stringContaining('۵۰۰ کلید') as string },
  })
})
