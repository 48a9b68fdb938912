import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { plays } from '../../../engines/gateways/testing/plays.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Db } from '../../../db/connection.ts'
import { dyingAfter, isDeath } from '../../../testing/dying.ts'
import { charge, post } from '../ledger/ledger.service.ts'
import { readBalances } from '../ledger/ledger.store.ts'
import { verifyLedger } from '../ledger/verify.store.ts'
import { beginRefund, settleRefund } from './card-refund.service.ts'
import { openRig, type Rig } from './payments.fixture.ts'
import { sweepPayments } from './payments.service.ts'

const reason = 'paid twice by mistake'
const amount = 250_000
// What Mellat has settled it does not give back.
const reversing = plays.filter(({ name }) => name !== 'bpm')

/** Money is on the card or in the wallet, never on both and never on neither. */
describe.each(reversing)('a credited payment at $name', (play) => {
  let rig: Rig
  beforeAll(async () => {
    rig = await openRig(play)
  })
  afterEach(() => {
    for (const step of Object.keys(rig.bank.faults)) delete rig.bank.faults[step as keyof typeof rig.bank.faults]
  })
  afterAll(() => rig.close())

  /** FanAva says the same of what it gave back and of what it never had. */
  const canTell = play.name !== 'bfa'
  let causes = 0
  const wallet = async () => (await readBalances(rig.work.db, rig.customer.customerId)).wallet
  const saleOf = (token: string | null) => rig.bank.sales.find((sale) => sale.token === token)!
  /** With an otherwise empty wallet. */
  const credited = async () => {
    causes += 1
    const left = await wallet()
    const { customerId } = rig.customer
    const movement = { kind: 'adjustment', cause: `empty:${causes}`, customerId } as const
    if (left > 0) {
      await post(rig.work.db, movement, () => [
        { account: 'wallet', rials: -left },
        { account: 'adjustments', rials: left },
      ])
    }
    const { id, token } = await rig.begin(amount)
    await rig.comeBack(rig.bank.pay(token!))
    expect([(await rig.get(id)).state, await wallet()]).toEqual(['credited', amount])
    return rig.get(id)
  }
  const begin = (id: number, db: Db = rig.work.db) =>
    inTransaction(db, (trx) => beginRefund(trx, rig.work, { id, reason }))
  const stands = async (id: number) => [(await rig.get(id)).state, await wallet()]

  it('leaves the wallet at once and is on the card when the bank says so, once however often it is asked for', async () => {
    const { id, token } = await credited()
    const begun = await Promise.all([begin(id), begin(id), begin(id)])
    expect(begun.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await stands(id)).toEqual(['refunding', 0])
    await rig.pass(1)
    expect(await stands(id)).toEqual(['refunded', 0])
    expect(saleOf(token).state).toBe('reversed')
    expect(await begin(id)).toMatchObject({ isNew: false })
    await rig.pass(5)
    expect(await stands(id)).toEqual(['refunded', 0])
  })

  it('stays where its money was spent', async () => {
    const { id, token } = await credited()
    const { customerId } = rig.customer
    await charge(rig.work.db, { kind: 'usage', cause: `spent:${id}`, customerId, netRials: 1000, vatRials: 0 })
    await expect(begin(id)).rejects.toMatchObject({ code: 'money_missing', details: { missing: 1000 } })
    expect(await stands(id)).toEqual(['credited', amount - 1000])
    expect(saleOf(token).state).not.toBe('reversed')
  })

  it('stays in the wallet where the time for it is over, or the bank refuses', async () => {
    const { id, token } = await credited()
    rig.jump(60)
    const refusal = await begin(id).then(
      () => 'by the bank',
      (error: { code: string }) => error.code,
    )
    expect(refusal).toBe(play.name === 'sep' ? 'refund_too_late' : 'by the bank')
    await rig.pass(1)
    expect(await stands(id)).toEqual(['credited', amount])
    expect(saleOf(token).state).not.toBe('reversed')
  })

  it.each(['down', 'silent', 'nonsense'] as const)('waits for a bank that is %s', async (fault) => {
    const { id, token } = await credited()
    rig.bank.faults.reverse = fault
    await begin(id)
    await rig.pass(5)
    expect(await stands(id)).toEqual(['refunding', 0])
    delete rig.bank.faults.reverse
    await rig.pass(2)
    expect(await stands(id)).toEqual(['refunded', 0])
    expect(saleOf(token).state).toBe('reversed')
  })

  const losesAnswer = async () => {
    const { id, token } = await credited()
    rig.bank.faults.reverse = 'lost'
    await begin(id)
    await rig.pass(1)
    delete rig.bank.faults.reverse
    await rig.pass(3)
    expect(saleOf(token).state).toBe('reversed')
    return id
  }

  it.runIf(canTell)('whose answer is lost is asked for again, and is on the card', async () => {
    expect(await stands(await losesAnswer())).toEqual(['refunded', 0])
  })

  it.runIf(!canTell)(
    'whose answer is lost, at a bank that cannot tell, is asked again until an operator settles it',
    async () => {
      const id = await losesAnswer()
      expect(await stands(id)).toEqual(['refunding', 0])
      rig.jump(73 * 60)
      await rig.pass(1)
      expect(await rig.get(id)).toMatchObject({ state: 'refunding', askAt: expect.any(Date) })
      await inTransaction(rig.work.db, (trx) => settleRefund(trx, rig.work, { id, place: 'card', reason }))
      expect(await stands(id)).toEqual(['refunded', 0])
      const again = inTransaction(rig.work.db, (trx) => settleRefund(trx, rig.work, { id, place: 'wallet', reason }))
      await expect(again).rejects.toMatchObject({ code: 'refund_ended' })
    },
  )

  it('that a bank refused may be asked for again', async () => {
    const { id, token } = await credited()
    const sale = saleOf(token)
    const { paidAt } = sale
    sale.paidAt = 0
    await begin(id)
    await rig.pass(1)
    expect(await stands(id)).toEqual(['credited', amount])
    sale.paidAt = paidAt
    expect(await begin(id)).toMatchObject({ isNew: true })
    await rig.pass(1)
    expect(await stands(id)).toEqual(['refunded', 0])
  })

  /** Dies before its n-th statement. Answers whether it did, and how everything stands then. */
  const dieAt = async (statements: number) => {
    const { id, token } = await credited()
    const { db, isDead } = dyingAfter(rig.work.db, statements)
    const act = async () => {
      await begin(id, db)
      await sweepPayments({ ...rig.work, db })
    }
    await act().catch((error: unknown) => {
      if (!isDeath(error)) throw error
    })
    // Longer than whoever died holds a payment.
    await rig.pass(4)
    const [state, rials] = await stands(id)
    return { isDead: isDead(), stand: `${state}, ${rials} in the wallet, bank: ${saleOf(token).state}` }
  }

  it('survives the death of whoever asks for it, or asks the bank, before any statement', async () => {
    const stands = new Set<string>()
    let deaths = 0
    for (;;) {
      const { isDead, stand } = await dieAt(deaths)
      stands.add(stand)
      if (!isDead) break
      deaths += 1
    }
    expect(deaths).toBeGreaterThan(15)
    expect([...stands].toSorted((one, other) => one.localeCompare(other))).toEqual([
      'credited, 250000 in the wallet, bank: confirmed',
      'refunded, 0 in the wallet, bank: reversed',
      ...(canTell ? [] : ['refunding, 0 in the wallet, bank: reversed']),
    ])
  }, 120_000)

  it('leaves the books right', async () => {
    expect((await verifyLedger(rig.work.db)).fault).toBeUndefined()
  })
})

describe('a credited payment at bpm', () => {
  it('is settled, and not asked for', async () => {
    const rig = await openRig(plays.find(({ name }) => name === 'bpm')!)
    const { id, token } = await rig.begin(amount)
    await rig.comeBack(rig.bank.pay(token!))
    const begun = inTransaction(rig.work.db, (trx) => beginRefund(trx, rig.work, { id, reason }))
    await expect(begun).rejects.toMatchObject({ code: 'refund_too_late' })
    await rig.close()
  })
})
