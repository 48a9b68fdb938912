import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Started } from '@sarv/contract/answers.schemas'
import { toWire } from '../db/wire-time.ts'
import { sshPublicKey } from './vm/vm.things.fixture.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../testing/api.ts'
import { untilEnded } from '../testing/operations.ts'
import { volumeTools } from '../testing/volumes.ts'

/** Names of all nouns alike: digits in Persian words stay as they were typed, and make no second name. */

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const tools = volumeTools(() => api)

interface Noun {
  noun: string
  /** Where it is made and listed, on what was made for it. */
  path: (customer: Customer) => Promise<string> | string
  /** Where that is not `create` in the same place. */
  createAt?: string
  body: () => Promise<object> | object
  /** A second of the same name is allowed: its end tells it apart. */
  mayRepeat?: true
}

const inProject = (rest: string) => (customer: Customer) => `/vm/${customer.projectId}/${rest}`

const smallImage = () => api.db.selectFrom('vm_images').select('id').orderBy('min_memory_gb').executeTakeFirstOrThrow()

const nouns: Noun[] = [
  { noun: 'project', path: () => '/project', createAt: '/create', body: () => ({ datacenterId: 1 }) },
  {
    noun: 'server',
    path: inProject('host'),
    body: async () => {
      const { id: vmImageId } = await smallImage()
      return { isPredefined: false, cpu: 1, memory: 2, disk: 25, vmImageId, password: testPassword }
    },
  },
  { noun: 'key', path: inProject('key'), body: () => ({ publicKey: sshPublicKey() }) },
  { noun: 'network', path: inProject('network'), body: () => ({}) },
  { noun: 'volume', path: inProject('volume'), body: () => ({ isPredefined: false, volumeSize: 50 }) },
  {
    noun: 'snapshot of a server',
    path: async (customer) => inProject(`host/${await api.newServer(customer)}/snapshot`)(customer),
    body: () => ({}),
  },
  {
    noun: 'snapshot of a volume',
    path: async (customer) => inProject(`volume/${await tools.newVolume(customer)}/snapshot`)(customer),
    body: () => ({}),
  },
  {
    noun: 'backup of a volume',
    path: async (customer) => inProject(`volume/${await tools.newVolume(customer)}/backup`)(customer),
    body: () => ({}),
  },
  {
    noun: 'API token',
    path: () => '/account/api-token',
    body: () => ({ expireDate: toWire(new Date(Date.now() + 3_600_000)) }),
    mayRepeat: true,
  },
]

describe.each(nouns)('the name of a $noun', ({ path, createAt, body, mayRepeat }) => {
  it('keeps its digits as they were typed, and is taken in either script', async () => {
    const customer = await api.newCustomer()
    const at = await path(customer)
    const create = async (name: string) =>
      api.send<Started>(customer, 'POST', createAt ?? `${at}/create`, { ...(await body()), name })
    const first = await create('نسخه ۲')
    expect(first).toMatchObject({ status: 200 })
    const { body: rows } = await api.get<{ id: number; name: string }[]>(customer, `${at}/list`)
    expect(rows.find(({ id }) => id === first.body.id)?.name).toBe('نسخه ۲')

    if (first.body.operationId) await untilEnded(api.db, first.body.operationId)
    const again = await create('نسخه 2')
    expect(again).toMatchObject(mayRepeat ? { status: 200 } : { status: 400, body: { type: 'name_taken' } })
    expect((await create('نسخه ۳')).status).toBe(200)
  })
})
