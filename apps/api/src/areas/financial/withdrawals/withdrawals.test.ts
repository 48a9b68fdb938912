import { withdrawalState } from '@sarv/contract/enums'
import type { WithdrawalListItem } from '@sarv/contract/financial/withdrawals/withdrawals.schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UsageError } from '../../../cli/command.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { customerCommands } from '../wallet/customers.commands.ts'
import { createInvoice } from '../invoices/create.service.ts'
import { payFromWallet } from '../invoices/invoices.service.ts'
import { credit, giveGift } from '../ledger/ledger.service.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { verifyLedger } from '../ledger/verify.store.ts'
import { offerCommands } from '../offers/offers.commands.ts'
import { refundCommands } from '../refunds/refunds.commands.ts'
import { withdrawalCommands } from './withdrawals.commands.ts'
import { tellOfWithdrawals } from './withdrawals.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const sheba = 'IR062960000000100324200001'
const commands = { ...withdrawalCommands, ...refundCommands, ...customerCommands, ...offerCommands }
const sarv = async (command: keyof typeof commands, ...words: string[]) => {
  const said: string[] = []
  const openEngines = () => Promise.reject(new Error('no engines'))
  const context = {
    db: api.db,
    secrets: api.secrets,
    publicUrl: 'http://localhost:3000',
    openEngines,
    say: (line: string) => void said.push(line),
  }
  await commands[command]!.run(words, context)
  return said.join('\n')
}
let causes = 0
const customerWith = async ({ wallet, gift = 0 }: { wallet: number; gift?: number }): Promise<Customer> => {
  const who = await api.newCustomer({ rials: 0 })
  const { customerId } = who
  causes += 1
  const from = { account: 'adjustments' } as const
  await credit(api.db, { kind: 'adjustment', cause: `w:${causes}`, customerId, rials: wallet, from })
  if (gift > 0) await giveGift(api.db, { kind: 'voucher', cause: `g:${causes}`, customerId, rials: gift })
  return who
}
const ask = (who: Customer, amount: number) =>
  api.send<WithdrawalListItem & { type: string }>(who, 'POST', '/financial/withdrawal/create', {
    amount,
    sheba,
    holderName: 'سارا آزاد',
  })
const list = async (who: Customer) => (await api.get<WithdrawalListItem[]>(who, '/financial/withdrawal/list')).body
const balances = (who: Customer) => readBalances(api.db, who.customerId)
const cancel = (who: Customer, id: number) => api.send(who, 'POST', '/financial/withdrawal/cancel', { id })

describe('a request to be paid out', () => {
  it('takes money of the wallet at once, never a gift, one at a time', async () => {
    const who = await customerWith({ wallet: 1_000_000, gift: 500_000 })
    expect(await ask(who, 1_000_001)).toMatchObject({ status: 400, body: { type: 'withdrawal_too_much' } })
    const { status, body } = await ask(who, 600_000)
    expect(status).toBe(200)
    expect(body).toMatchObject({ amount: 600_000, stateId: withdrawalState.id.requested, shebaEnd: '0001' })
    expect(await balances(who)).toMatchObject({ wallet: 400_000, gift: 500_000 })
    expect(await ask(who, 1_000)).toMatchObject({ status: 400, body: { type: 'withdrawal_open' } })
    expect(await balances(who)).toMatchObject({ wallet: 400_000 })
    const row = await api.db
      .selectFrom('withdrawals')
      .where('id', '=', body.id)
      .select('sheba_secret')
      .executeTakeFirstOrThrow()
    expect(row.sheba_secret).not.toContain('0324200001')
  })

  it('comes back when it is taken back, once, and by nobody else', async () => {
    const who = await customerWith({ wallet: 1_000_000 })
    const { body } = await ask(who, 1_000_000)
    expect(await cancel(await api.newCustomer(), body.id)).toMatchObject({ status: 404 })
    expect(await cancel(who, body.id)).toMatchObject({ status: 200 })
    expect(await cancel(who, body.id)).toMatchObject({ status: 400, body: { type: 'withdrawal_ended' } })
    expect(await balances(who)).toMatchObject({ wallet: 1_000_000 })
    expect(await list(who)).toMatchObject([{ stateId: withdrawalState.id.cancelled }])
  })

  it('cannot be taken back while somebody pays it, and can again when nobody does', async () => {
    const who = await customerWith({ wallet: 1_000_000 })
    const { body } = await ask(who, 600_000)
    await sarv('withdrawal take', String(body.id), '--reason', 'payday')
    expect(await list(who)).toMatchObject([{ stateId: withdrawalState.id.processing, endDate: null }])
    expect(await cancel(who, body.id)).toMatchObject({ status: 409, body: { type: 'withdrawal_in_hand' } })
    expect(await cancel(await api.newCustomer(), body.id)).toMatchObject({ status: 404 })
    expect(await ask(who, 1_000)).toMatchObject({ status: 400, body: { type: 'withdrawal_open' } })
    expect(await balances(who)).toMatchObject({ wallet: 400_000 })

    await sarv('withdrawal release', String(body.id), '--reason', 'the bank is closed')
    expect(await cancel(who, body.id)).toMatchObject({ status: 200 })
    expect(await balances(who)).toMatchObject({ wallet: 1_000_000 })
    await expect(sarv('withdrawal take', String(body.id), '--reason', 'x')).rejects.toThrow('withdrawal_ended')
  })

  it('is paid or refused by an operator, and the customer is told once', async () => {
    const who = await customerWith({ wallet: 1_000_000 })
    const first = await ask(who, 300_000)
    expect(await sarv('withdrawal list')).toContain(`300000 rials to ${sheba}`)
    await sarv('withdrawal refuse', String(first.body.id), '--reason', 'نام حساب با نام شما یکی نیست')
    expect(await balances(who)).toMatchObject({ wallet: 1_000_000 })
    const second = await ask(who, 400_000)
    const id = String(second.body.id)
    await expect(sarv('withdrawal paid', id, '--reference', 'PAYA-17', '--reason', 'payday')).rejects.toThrow(
      'withdrawal_not_taken',
    )
    expect(await sarv('withdrawal take', id, '--reason', 'payday')).toContain('in hand: send 400000 rials')
    expect(await sarv('withdrawal list')).toMatch(new RegExp(`^${id} .*in hand on the command line$`, 'm'))
    await sarv('withdrawal paid', id, '--reference', 'PAYA-17', '--reason', 'payday')
    expect(await balances(who)).toMatchObject({ wallet: 600_000 })
    await expect(sarv('withdrawal refuse', id, '--reason', 'x')).rejects.toThrow(UsageError)
    const deps = { secrets: api.secrets, publicUrl: 'http://localhost:3000' }
    expect(await tellOfWithdrawals(api.db, deps, new Date())).toBe(2)
    expect(await tellOfWithdrawals(api.db, deps, new Date())).toBe(0)
    const { body: told } = await api.get<{ content: string }[]>(who, '/portal/notification/list')
    expect(told.map(({ content }) => content).join('\n')).toMatch(/PAYA-17[^]*یکی نیست|یکی نیست[^]*PAYA-17/)
    expect(await list(who)).toMatchObject([{ bankReference: 'PAYA-17' }, { reason: 'نام حساب با نام شما یکی نیست' }])
  })
})

describe('refunds', () => {
  it('give money of a service back with its VAT, once for a key', async () => {
    const who = await customerWith({ wallet: 1_000 })
    const id = String(who.customerId)
    const give = () => sarv('refund wallet', id, '--rials', '110000', '--key', 'ticket-5', '--reason', 'قطعی')
    expect(await give()).toContain('given back')
    expect(await give()).toContain('nothing')
    expect(await balances(who)).toMatchObject({ wallet: 111_000 })
    const entries = await api.db
      .selectFrom('ledger_entries as e')
      .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
      .where('t.cause', '=', 'refund:ticket-5')
      .select(['e.account', 'e.rials'])
      .orderBy('e.account')
      .execute()
    expect(entries).toEqual([
      { account: 'revenue', rials: -100_000 },
      { account: 'vat', rials: -10_000 },
      { account: 'wallet', rials: 110_000 },
    ])
    await expect(sarv('refund wallet', '999999', '--rials', '1', '--key', 'k', '--reason', 'x')).rejects.toThrow(
      'no customer',
    )
  })

  it('of an invoice give all of it back, once; one that is not paid is cancelled instead', async () => {
    const who = await customerWith({ wallet: 1_000_000 })
    const { customerId } = who
    const at = new Date()
    const make = async (cause: string) => {
      const lines = [{ description: 'دامنه', quantity: 1, unitPriceRials: 500_000 }]
      return (await createInvoice(api.db, { customerId, cause, lines, from: at, to: at, dueAt: null })).id
    }
    const id = await make('r:1')
    await expect(sarv('refund invoice', String(id), '--reason', 'x')).rejects.toThrow('invoice_ended')
    await inTransaction(api.db, (trx) => payFromWallet(trx, { customerId, id, at }))
    expect(await balances(who)).toMatchObject({ wallet: 450_000 })
    await sarv('refund invoice', String(id), '--reason', 'ثبت نشد')
    expect(await sarv('refund invoice', String(id), '--reason', 'ثبت نشد')).toContain('nothing')
    expect(await balances(who)).toMatchObject({ wallet: 1_000_000 })
    const unpaid = await make('r:2')
    expect(await sarv('invoice cancel', String(unpaid), '--reason', 'اشتباه')).toContain('cancelled')
    await expect(sarv('invoice cancel', String(unpaid), '--reason', 'اشتباه')).rejects.toThrow('invoice_ended')
  })

  it('leave the books right', async () => {
    expect((await verifyLedger(api.db)).fault).toBeUndefined()
  })
})

describe('the operator', () => {
  it('finds customers, sees what they have, and which offers hold', async () => {
    const who = await customerWith({ wallet: 70_000, gift: 5_000 })
    expect(await sarv('customer find', who.email)).toContain(`${who.customerId}  `)
    expect(await sarv('customer show', String(who.customerId))).toContain(
      'can spend 75000 rials: wallet 70000, gifts 5000',
    )
    await expect(sarv('customer show', '0')).rejects.toThrow(UsageError)
    expect(await sarv('offer list')).toMatch(/1 {2}.*pay 20000000, get 1000000 besides; until .*; bought 0 times/)
  })
})
