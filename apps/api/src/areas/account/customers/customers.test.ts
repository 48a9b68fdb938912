import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Customer as CustomerAnswer, CustomerShortItem } from '@sarv/contract/account/customers/customers.schemas'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { auditedChange } from '../../../testing/invitations.ts'
import { insertPerson } from '../../../testing/people.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const personId = '0013542419'
const companyId = '10380284790'
const details = {
  name: 'سارا آزاد',
  nationalId: personId,
  phone: '۰۲۱۸۸۰۰۰۰۰۰',
  postalCode: '1234567890',
  address: 'تهران، خیابان آزادی',
  registrationDate: '1990-05-12T00:00:00',
}
const company = {
  name: 'فروشگاه ترنج',
  nationalId: companyId,
  phoneNumber: '02188000000',
  postalCode: '1234567890',
  address: 'تهران، خیابان آزادی',
}

const edit = (who: { token: string }, changes: object = {}) =>
  api.send<{ type: string; errors: Record<string, string[]> }>(who, 'PUT', '/account/customer/edit', {
    ...details,
    ...changes,
  })
const convert = (who: { token: string }) =>
  api.send<{ type: string }>(who, 'PUT', '/account/customer/convert-to-legal', company)
const read = async (who: { token: string }) => (await api.get<CustomerAnswer>(who, '/account/customer/get')).body

it('changes the current customer and nobody else’s', async () => {
  const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
  expect((await edit(owner)).status).toBe(200)
  expect(await read(owner)).toMatchObject({
    id: owner.customerId,
    name: 'سارا آزاد',
    nationalId: personId,
    phone: '02188000000',
    registrationDate: '1990-05-12T00:00:00',
    isLegal: false,
    status: 'فعال',
  })
  expect((await read(stranger)).name).not.toBe('سارا آزاد')
  expect(await auditedChange(api, 'customerEdit')).toMatchObject({
    target: `customer:${owner.customerId}`,
    before: { isLegal: false },
    after: { name: 'سارا آزاد', nationalId: `…${personId.slice(-3)}` },
  })
})

it('takes a person’s id for a person and a company’s for a company', async () => {
  const owner = await api.newCustomer()
  expect(await edit(owner, { nationalId: companyId })).toMatchObject({
    status: 422,
    body: { errors: { nationalId: ['کد ملی درست نیست.'] } },
  })
  await convert(owner)
  expect(await edit(owner)).toMatchObject({ status: 422, body: { errors: { nationalId: ['شناسه ملی درست نیست.'] } } })
  expect((await edit(owner, { nationalId: companyId })).status).toBe(200)
})

it('takes no address for a name: it stands in mails to strangers', async () => {
  const owner = await api.newCustomer()
  for (const name of ['جایزه https://evil.example', 'www.evil', 'ترنج evil.ir', 'me@evil']) {
    expect(await edit(owner, { name })).toMatchObject({
      status: 422,
      body: { errors: { name: ['در نام نباید نشانی وب، دامنه یا ایمیل باشد.'] } },
    })
  }
})

it('a person becomes a company once, also of two that ask at the same moment', async () => {
  const owner = await api.newCustomer()
  const answers = await Promise.all([convert(owner), convert(owner)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(await convert(owner)).toMatchObject({ status: 400, body: { type: 'already_legal' } })
  expect(await read(owner)).toMatchObject({ isLegal: true, name: 'فروشگاه ترنج', nationalId: companyId })
})

it('belongs to super users and account managers', async () => {
  const owner = await api.newCustomer()
  const accountManager = await insertPerson(api.db, { customerId: owner.customerId, accountManager: true })
  const financialManager = await insertPerson(api.db, { customerId: owner.customerId, financialManager: true })
  const reader = await api.newColleague(owner, 'reporter')
  expect((await edit(accountManager)).status).toBe(200)
  for (const colleague of [financialManager, reader]) {
    expect((await api.get(colleague, '/account/customer/get')).status).toBe(403)
    expect((await edit(colleague)).status).toBe(403)
    expect((await convert(colleague)).status).toBe(403)
  }
})

it('lists the customers of the user and says which one is current', async () => {
  const [owner, other] = [await api.newCustomer(), await api.newCustomer()]
  await api.db.insertInto('memberships').values({ customer_id: other.customerId, user_id: owner.userId }).execute()
  const { body } = await api.get<CustomerShortItem[]>(owner, '/account/customer/list')
  expect(body.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    [owner.customerId, true],
    [other.customerId, false],
  ])
})
