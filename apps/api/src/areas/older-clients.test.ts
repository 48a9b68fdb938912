import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from '@sarv/contract/openapi'
import { userAccessType } from '@sarv/contract/enums'
import { inTransaction } from '../db/transaction.ts'
import { startTestApi, type Customer, type TestApi } from '../testing/api.ts'
import { insertProject } from '../testing/people.ts'
import { createInvoice } from './financial/invoices/create.service.ts'
import { charge, credit } from './financial/ledger/ledger.service.ts'
import { payDueCommissions } from './financial/referrals/referrals.service.ts'
import { newVpc } from './vm/vpcs/vpcs.fixture.ts'

/** What an older portal of this system sends, and which names its tables read, call by call: no other test knows it. */

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: object | string
}

/** As axios asks: it names plain text, and sends unknown fields, numbers as text, "null" and 0 for nothing. */
const ask = async (who: Customer, path: string, { method = 'GET', body: payload }: Sent = {}) => {
  const answer = await api.app.inject({
    method,
    url: `/api/my${path}`,
    headers: {
      accept: 'application/json, text/plain, */*',
      authorization: `Bearer ${who.token}`,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  const body: unknown = isJson && answer.body ? answer.json() : answer.body
  return { status: answer.statusCode, body }
}

type Row = Record<string, unknown>
const rows = async (who: Customer, path: string): Promise<Row[]> => {
  const { status, body } = await ask(who, path)
  expect(status).toBe(200)
  return body as Row[]
}
const create = async (who: Customer, path: string, body: object): Promise<number> => {
  const answer = await ask(who, path, { method: 'POST', body })
  expect(answer.status).toBe(200)
  return Number((answer.body as Row)['id'])
}

describe('somebody whom an older client invites into the account', () => {
  it('is in its list of users by the id that was answered, and is changed and removed by it', async () => {
    const owner = await api.newCustomer()
    const id = await create(owner, '/account/customer-user/create', {
      userName: 'guest@example.com',
      isFinancialManager: true,
      roleTitle: 'not of ours',
    })
    const find = async () => (await rows(owner, '/account/customer-user/list')).find((row) => row['id'] === id)
    expect(await find()).toMatchObject({ userName: 'guest@example.com', isActive: false, isFinancialManager: true })
    expect((await ask(owner, `/account/customer-user/get/${id}`)).body).toMatchObject({ id, user: 'guest@example.com' })

    const roles = { isSuperUser: false, isFinancialManager: false, isAccountManager: true }
    const edited = await ask(owner, `/account/customer-user/edit/${id}`, { method: 'PUT', body: roles })
    expect(edited.status).toBe(200)
    expect(await find()).toMatchObject({ isAccountManager: true, isFinancialManager: false, isInvited: true })
    expect((await ask(owner, `/account/customer-user/delete/${id}`, { method: 'DELETE' })).status).toBe(200)
    expect(await find()).toBeUndefined()
    expect((await ask(owner, `/account/customer-user/delete/${id}`, { method: 'DELETE' })).status).toBe(404)
  })

  it('never has the id of a user', async () => {
    const owner = await api.newCustomer()
    const invited = [
      await create(owner, '/account/customer-user/create', { userName: 'first@example.com' }),
      await create(owner, '/account/customer-user/create', { userName: 'second@example.com' }),
    ]
    const joined = [await api.newColleague(owner), await api.newColleague(owner)]
    expect(new Set([owner.userId, ...invited, ...joined.map(({ userId }) => userId)]).size).toBe(5)
  })

  it('stands beside users whose names its table reads', async () => {
    const owner = await api.newCustomer()
    const [row] = await rows(owner, '/account/customer-user/list')
    expect(row).toMatchObject({
      name: row!['user'],
      userName: row!['email'],
      isSuperUser: true,
      isSuperManager: true,
      hasTwoFactor: false,
    })
  })
})

describe('somebody whom an older client invites into a project', () => {
  it('is in its list of users by the id that was answered, and is changed and removed by it', async () => {
    const owner = await api.newCustomer()
    const path = `/${owner.projectId}/user`
    const id = await create(owner, `${path}/create`, {
      userName: 'guest@example.com',
      userAccessTypeId: String(userAccessType.id.reporter),
    })
    const find = async () => (await rows(owner, `${path}/list`)).find((row) => row['id'] === id)
    expect(await find()).toMatchObject({
      email: 'guest@example.com',
      isActive: false,
      isInvited: true,
      userAccessTypeId: userAccessType.id.reporter,
    })
    const edited = { method: 'POST', body: { userAccessTypeId: userAccessType.id.maintainer } } as const
    expect((await ask(owner, `${path}/edit/${id}`, edited)).status).toBe(200)
    expect(await find()).toMatchObject({ userAccessTypeId: userAccessType.id.maintainer })
    const reader = await api.newColleague(owner, 'reporter')
    const seen = (await api.get<Row[]>(reader, `${path}/list`)).body.filter((row) => row['isInvited'])
    expect(seen).toEqual([])
    expect((await ask(owner, `${path}/delete/${id}`, { method: 'DELETE' })).status).toBe(200)
    expect(await find()).toBeUndefined()
  })

  it('is not there in another project', async () => {
    const owner = await api.newCustomer()
    const other = await insertProject(api.db, owner.customerId)
    const id = await create(owner, `/${owner.projectId}/user/create`, {
      userName: 'guest@example.com',
      userAccessTypeId: userAccessType.id.reporter,
    })
    expect((await ask(owner, `/${other}/user/delete/${id}`, { method: 'DELETE' })).status).toBe(404)
  })
})

describe('money, as an older client reads it', () => {
  it('an invoice that the wallet cannot cover is refused with a sentence, when no gateway is named', async () => {
    const owner = await api.newCustomer({ rials: 0 })
    const at = new Date()
    const lines = [{ description: 'دامنه', quantity: 1, unitPriceRials: 1_000_000 }]
    const invoice = { customerId: owner.customerId, cause: 'older clients', lines, from: at, to: at, dueAt: null }
    const { id } = await inTransaction(api.db, (trx) => createInvoice(trx, invoice))
    const paid = await ask(owner, '/financial/invoice/pay', { method: 'POST', body: { id: String(id) } })
    expect(paid).toEqual({ status: 400, body: expect.stringMatching(/[آ-ی]/) })
    expect(await api.db.selectFrom('payments').where('customer_id', '=', owner.customerId).execute()).toEqual([])
  })

  it('a bill, also the running one, names the customer', async () => {
    const owner = await api.newCustomer()
    const { name } = await api.db
      .selectFrom('customers')
      .where('id', '=', owner.customerId)
      .select('name')
      .executeTakeFirstOrThrow()
    expect((await ask(owner, '/financial/bill/get/0')).body).toMatchObject({ id: 0, name, title: expect.any(String) })
  })

  it('a commission has the names of its table', async () => {
    const [referrer, joined] = [await api.newCustomer({ rials: 0 }), await api.newCustomer({ rials: 0 })]
    for (const [index, { userId }] of [referrer, joined].entries()) {
      const person = { id_confirmed: true, national_id_hash: Buffer.alloc(32, index + 1) }
      await api.db.updateTable('users').set(person).where('id', '=', userId).execute()
    }
    await api.db
      .insertInto('referrals')
      .values({ customer_id: joined.customerId, referrer_id: referrer.customerId, commission_percent: 5 })
      .execute()
    const from = { account: 'clearing', gateway: 'sandbox' } as const
    const { customerId } = joined
    await credit(api.db, { kind: 'payment', cause: 'older:pay', customerId, rials: 1_000_000, from })
    const used = { netRials: 1_000_000, vatRials: 0, mayOwe: true }
    await charge(api.db, { kind: 'usage', cause: 'older:use', customerId, ...used })
    const to = new Date(Date.now() + 60_000)
    await api.db
      .insertInto('billed_months')
      .values({ month: 140_001, from_at: new Date(0), to_at: to, has_invoices: true })
      .execute()
    await payDueCommissions(api.db)
    const [row] = await rows(referrer, '/financial/wallet-commission/list')
    expect(row).toMatchObject({
      walletTransactionId: row!['id'],
      commissionPrice: 50_000,
      commissionDate: row!['transactionDate'],
    })
  })
})

describe('things of a project, as an older client reads them', () => {
  it('addresses and networks of a private cloud have the names of its tables', async () => {
    const owner = await api.newCustomer()
    const { id } = await newVpc(api, owner, { networks: 1 })
    const vpc = `/vm/${owner.projectId}/vpc`
    const [network] = await rows(owner, `${vpc}/${id}/interface/list`)
    expect(network).toMatchObject({
      subnetCidr: network!['cidr'],
      gatewayCidr: network!['gatewayIp'],
      datacenter: expect.stringMatching(/./),
    })
    const [address] = await rows(owner, `${vpc}/${id}/ip/list`)
    expect(address).toMatchObject({ ip: address!['ipAddress'], ipAddress: expect.stringMatching(/^\d/) })
  })

  it('a snapshot can be gone back to by the status that its button reads', async () => {
    const owner = await api.newCustomer()
    const server = await api.newServer(owner)
    const path = `/vm/${owner.projectId}/host/${server}/snapshot`
    const answer = await ask(owner, `${path}/create`, { method: 'POST', body: { name: 'before', description: 'null' } })
    expect(answer.status).toBe(200)
    await api.untilDone(Number((answer.body as Row)['operationId']))
    const [row] = await rows(owner, `${path}/list`)
    expect(row).toMatchObject({
      vmSnapshotStatusId: row!['statusId'],
      vmSnapshotStatus: row!['status'],
      isCreated: true,
    })
  })
})

it('a body that the server does not need is not required by its document', () => {
  const { paths } = openApiDocument()
  const required = (path: string) =>
    (paths[path]!['post'] as { requestBody: { required: boolean } }).requestBody.required
  expect(required('/api/my/storage/{projectId}/host/{storageHostId}/key/create')).toBe(false)
  expect(required('/api/my/vm/{projectId}/host/create')).toBe(true)
})
