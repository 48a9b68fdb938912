import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ResourceUsage } from '@sarv/contract/portal/limits/limits.schemas'
import { inTransaction } from '../../db/transaction.ts'
import { startTestApi, testPassword, type Customer, type TestApi } from '../../testing/api.ts'
import { runSarv } from '../../testing/command-line.ts'
import { credit } from '../financial/ledger/ledger.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

/** As signing up makes them: nobody has set their limits. */
const newcomer = async (isConfirmed: boolean) => {
  const customer = await api.newCustomer({ isConfirmed })
  await api.db.deleteFrom('customer_limits').where('customer_id', '=', customer.customerId).execute()
  return customer
}

const limits = async (customer: Customer) => {
  const { body } = await api.get<ResourceUsage>(customer, '/portal/customer-limit/resource-usages')
  return [body.maxCpuUsage, body.maxMemoryUsage, body.maxVmCount]
}

const orderServer = async (customer: Customer, cpu: number) => {
  const image = await api.db.selectFrom('vm_images').select('id').orderBy('min_memory_gb').executeTakeFirstOrThrow()
  const size = { isPredefined: false, cpu, memory: 2, disk: 25 }
  const order = { ...size, vmImageId: image.id, name: `server-${cpu}`, password: testPassword }
  return api.send<{ type?: string }>(customer, 'POST', `/vm/${customer.projectId}/host/create`, order)
}

const sarv = (...words: string[]) => runSarv(api, words)

describe('a new customer', () => {
  it('may have little before anybody knows who they are, and more from the moment that the form is right', async () => {
    const customer = await newcomer(false)
    expect(await limits(customer)).toEqual([2, 4, 1])
    await api.db
      .updateTable('users')
      .set({
        phone_number_secret: api.secrets.seal('09121234567', 'phone'),
        phone_number_confirmed: true,
        email_confirmed: true,
      })
      .where('id', '=', customer.userId)
      .execute()
    const person = { firstName: 'سارا', lastName: 'آزاد', nationalId: '0013542419', birthDate: '1990-05-12' }
    const edited = await api.send(customer, 'PUT', '/account/profile/edit', { ...person, address: 'تهران، خیابان سرو' })
    expect(edited.status).toBe(200)
    expect(await limits(customer)).toEqual([8, 16, 4])
  })

  it('is refused what goes beyond, until the first payment is there', async () => {
    const customer = await newcomer(true)
    expect(await orderServer(customer, 9)).toMatchObject({ status: 400, body: { type: 'over_limit' } })
    await inTransaction(api.db, (trx) =>
      credit(trx, {
        customerId: customer.customerId,
        rials: 500_000_000,
        from: { account: 'clearing', gateway: 'sandbox' },
        kind: 'payment',
        cause: `payment:limits:${customer.customerId}`,
        details: {},
      }),
    )
    expect(await limits(customer)).toEqual([64, 256, 20])
    expect((await orderServer(customer, 9)).status).toBe(200)
  })
})

describe('sarv limits', () => {
  it('says and sets them; what was set stays, whatever happens then', async () => {
    const customer = await newcomer(true)
    const id = String(customer.customerId)
    expect(await sarv('limits', 'set', id, '--cpu', '100', '--vm', '3', '--reason', 'asked by phone')).toMatchObject({
      code: 0,
    })
    expect(await limits(customer)).toEqual([100, 16, 3])
    expect((await sarv('limits', 'show', id)).text).toMatch(/cpu +0 of 100/)
    await inTransaction(api.db, (trx) =>
      credit(trx, {
        customerId: customer.customerId,
        rials: 1_000_000,
        from: { account: 'clearing', gateway: 'sandbox' },
        kind: 'payment',
        cause: `payment:set:${id}`,
        details: {},
      }),
    )
    expect(await limits(customer)).toEqual([100, 16, 3])
    const noted = await api.db.selectFrom('audit_log').where('event', '=', 'operator:limits set').selectAll().execute()
    expect(noted).toMatchObject([{ customer_id: customer.customerId, target: `customer:${id}` }])
  })

  it.each([
    [['nobody', '--cpu', '1'], 'which customer?'],
    [['999999', '--cpu', '1'], 'which customer?'],
    [[], 'which customer?'],
  ])('asks for what is missing (%j)', async (words, message) => {
    await expect(sarv('limits', 'set', ...words, '--reason', 'asked by phone')).rejects.toThrow(message)
  })

  it('takes whole numbers only', async () => {
    const { customerId } = await newcomer(true)
    await expect(sarv('limits', 'set', String(customerId), '--reason', 'asked by phone')).rejects.toThrow(
      'say which: --cpu N',
    )
    await expect(
      sarv('limits', 'set', String(customerId), '--cpu', '1.5', '--reason', 'asked by phone'),
    ).rejects.toThrow('--cpu takes a whole number')
  })
})
