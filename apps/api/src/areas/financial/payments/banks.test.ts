import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { plays } from '../../../engines/gateways/testing/plays.ts'
import { isUnclear, shownState } from './payments.rules.ts'
import { openRig, type Rig } from './payments.fixture.ts'
import { startPayment } from './start.service.ts'
import { offeredGateways } from './gateways.service.ts'
import { withBooks } from '../ledger/show-books.fixture.ts'

/** Whatever happens on the way, a payment is credited once or not at all, and its customer can see which. */
describe.each(plays)('a payment at $name', (play) => {
  let rig: Rig
  beforeAll(async () => {
    rig = await openRig(play)
  })
  afterEach(() => {
    for (const step of Object.keys(rig.bank.faults)) delete rig.bank.faults[step as keyof typeof rig.bank.faults]
  })
  afterAll(() => rig.close())

  const stateOf = async (id: number) => (await rig.get(id)).state
  /** FanAva's other bank fields are the same for all; what differs is which of them holds the receipt. */
  const receiptField = { sep: 'RefNum', pec: 'Token', bpm: 'SaleReferenceId', bfa: 'RefNum', sandbox: 'receipt' }[
    play.name
  ]
  const isAskable = play.name !== 'bpm'

  it('that comes back is credited, with what the customer is shown', async () => {
    const { id, token } = await rig.begin()
    expect(await rig.comeBack(rig.bank.pay(token!))).toBe(id)
    expect(await rig.get(id)).toMatchObject({ state: 'credited', askAt: null, leasedUntil: null })
    expect(await rig.credited(id)).toEqual([250_000])
    expect(rig.bank.sales.at(-1)?.state).toBe(play.name === 'bpm' ? 'settled' : 'confirmed')
  })

  // All banks come back through the same lock, so that one of them meets the crowd.
  const crowd = 200
  it.runIf(play.name === 'sep')(
    `that comes back ${crowd} times at once is credited once`,
    async () => {
      const { id, token } = await rig.begin()
      const fields = rig.bank.pay(token!)
      const before = rig.bank.asked.length
      const returns = Array.from({ length: crowd }, (_, index) =>
        rig.comeBack(index % 2 ? fields : { ...fields, Wage: String(index % 50) }),
      )
      await Promise.all(returns)
      // Where the bank hung up on a process that was busy with all of them, it is asked again.
      await rig.pass(2)
      expect(await stateOf(id)).toBe('credited')
      expect(await rig.credited(id)).toEqual([250_000])
      expect(rig.bank.asked.length - before).toBeLessThanOrEqual(6)
    },
    120_000,
  )

  it('is not paid by the receipt of another one, before or after', async () => {
    const paid = await rig.begin()
    const fields = rig.bank.pay(paid.token!)
    await rig.comeBack(fields)
    const victim = await rig.begin()
    const own = rig.bank.cancel(victim.token!)
    await rig.comeBack({ ...fields, ...own, ...okOf(fields), [receiptField]: fields[receiptField]! })
    await rig.pass(30)
    expect(await rig.credited(victim.id)).toEqual([])
    expect(['cancelled', 'failed', 'expired']).toContain(await stateOf(victim.id))

    const first = await rig.begin()
    const second = await rig.begin()
    const receipt = rig.bank.pay(first.token!)
    const shown = {
      ...receipt,
      ...rig.bank.cancel(second.token!),
      ...okOf(receipt),
      [receiptField]: receipt[receiptField]!,
    }
    await Promise.all([rig.comeBack(shown), rig.comeBack(receipt), rig.comeBack(shown)])
    await rig.pass(45)
    const credits = [...(await rig.credited(first.id)), ...(await rig.credited(second.id))]
    expect(credits.length).toBeLessThanOrEqual(1)
  })

  /** Words of success of this bank, from a form that had them. */
  const okOf = (fields: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      ['State', 'Status', 'status', 'ResCode'].flatMap((name) =>
        fields[name] === undefined ? [] : [[name, fields[name]]],
      ),
    )

  it('is not paid by a forged return, and the right one still counts afterwards', async () => {
    const { id, token } = await rig.begin()
    const fields = rig.bank.pay(token!)
    const sale = rig.bank.sales.at(-1)!
    sale.state = 'open'
    await rig.comeBack({ ...fields, ...(play.name !== 'pec' && { [receiptField]: 'R-forged' }) })
    expect(await rig.credited(id)).toEqual([])
    sale.state = 'paid'
    await rig.comeBack(fields)
    await rig.pass(2)
    expect(await rig.credited(id)).toEqual([250_000])
    expect(await stateOf(id)).toBe('credited')
  })

  it('of an order that nobody knows, or with another token, changes nothing', async () => {
    const { id, token } = await rig.begin()
    const fields = rig.bank.pay(token!)
    const tokenField = { sep: 'Token', pec: 'Token', bpm: 'RefId', bfa: 'token', sandbox: 'token' }[play.name]
    await rig.comeBack({ ...fields, [tokenField]: '1' })
    expect(await stateOf(id)).toBe('token_issued')
    const orderField = { sep: 'ResNum', pec: 'OrderId', bpm: 'SaleOrderId', bfa: 'ResNum', sandbox: 'orderNumber' }[
      play.name
    ]
    expect(await rig.comeBack({ ...fields, [orderField]: '12345' })).toBeUndefined()
    expect(await rig.comeBack({})).toBeUndefined()
  })

  it('that was cancelled says so, and counts if it is paid after all', async () => {
    const { id, token } = await rig.begin()
    await rig.comeBack(rig.bank.cancel(token!))
    expect(await stateOf(id)).toBe('cancelled')
    await rig.comeBack(rig.bank.pay(token!))
    expect(await stateOf(id)).toBe('credited')
    expect(await rig.credited(id)).toEqual([250_000])
  })

  it('whose return is lost is found, or given back by a bank that cannot be asked', async () => {
    const { id, token } = await rig.begin()
    rig.bank.pay(token!)
    await rig.pass(25)
    expect(await stateOf(id)).toBe(isAskable ? 'credited' : 'expired')
    expect(await rig.credited(id)).toEqual(isAskable ? [250_000] : [])
  })

  it('that nobody pays is over after its time', async () => {
    const { id } = await rig.begin()
    await rig.pass(25)
    expect(await rig.get(id)).toMatchObject({ state: 'expired', askAt: null })
    expect(await rig.credited(id)).toEqual([])
  })

  /** Who says "it was paid" at a bank that knows nothing of it. */
  const claim = async (change: (fields: Record<string, string>) => Record<string, string>) => {
    const { id, token } = await rig.begin()
    const fields = rig.bank.pay(token!)
    rig.bank.sales.at(-1)!.state = 'open'
    await rig.comeBack(change(fields))
    return id
  }
  /** Whether operators read of it and the customer is told that it is unclear. */
  const endOf = async (id: number) => {
    await rig.pass(25)
    const payment = await rig.get(id)
    const link = `/portal/wallet/payment/${id}`
    const told = rig.work.db.selectFrom('notifications').where('link', '=', link).select('subject')
    const { length: notices } = await told.execute()
    const { state, askAt } = payment
    return { state, askAt, isUnclear: isUnclear(payment), notices, credits: await rig.credited(id) }
  }
  const endedUnpaid = { state: 'failed', askAt: null, isUnclear: false, notices: 0, credits: [] }

  it('ends by itself when only a browser calls it paid, with a made-up receipt and without one', async () => {
    const madeUp = { [receiptField]: 'R-made-up' }
    const one = await claim((fields) => ({ ...fields, ...(play.name !== 'pec' && madeUp) }))
    expect(await endOf(one)).toEqual(endedUnpaid)
    const other = await claim((fields) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => play.name === 'pec' || name !== receiptField)),
    )
    expect(await endOf(other)).toEqual(endedUnpaid)
  })

  it.runIf(play.name === 'pec')(
    'ends by itself when only a browser calls it paid and the bank says yes without a number',
    async () => {
      rig.bank.faults.verify = 'hollow'
      expect(await endOf(await claim((fields) => fields))).toEqual(endedUnpaid)
    },
  )

  it.runIf(play.name === 'pec')(
    'whose lost answer is followed by a yes without a number is credited once',
    async () => {
      const { id, token } = await rig.begin()
      rig.bank.faults.verify = 'lost'
      await rig.comeBack(rig.bank.pay(token!))
      rig.bank.faults.verify = 'hollow'
      await rig.pass(20)
      expect(await stateOf(id)).toBe('unknown')
      delete rig.bank.faults.verify
      await rig.pass(2)
      expect(await stateOf(id)).toBe('credited')
      expect(await rig.credited(id)).toEqual([250_000])
    },
  )

  it.each(['silent', 'lost', 'down', 'nonsense'] as const)(
    'whose confirmation is %s for some minutes is credited once',
    async (fault) => {
      const { id, token } = await rig.begin()
      Object.assign(rig.bank.faults, { verify: fault, inquire: fault })
      await rig.comeBack(rig.bank.pay(token!))
      await rig.pass(3)
      expect(shownState(await stateOf(id))).toBe('checking')
      delete rig.bank.faults.verify
      delete rig.bank.faults.inquire
      await rig.pass(3)
      expect(await stateOf(id)).toBe('credited')
      expect(await rig.credited(id)).toEqual([250_000])
    },
  )

  it.each(['silent', 'lost', 'down'] as const)(
    'at a bank that is %s for an hour is told to be unknown, and then how it ended',
    async (fault) => {
      const { id, token } = await rig.begin()
      Object.assign(rig.bank.faults, { verify: fault, inquire: fault })
      await rig.comeBack(rig.bank.pay(token!))
      await rig.pass(60)
      expect(await stateOf(id)).toBe('unknown')
      expect(await rig.credited(id)).toEqual([])
      const told = await rig.work.db
        .selectFrom('notifications')
        .where('link', '=', `/portal/wallet/payment/${id}`)
        .select('subject')
        .execute()
      expect(told.length).toBe(1)

      delete rig.bank.faults.verify
      delete rig.bank.faults.inquire
      await rig.pass(70)
      const sale = rig.bank.sales.find((one) => one.token === token)!
      const isOurs = sale.state === 'confirmed' || sale.state === 'settled'
      const state = await stateOf(id)
      // Confirmed at the bank: credited once. Otherwise the bank has given it back, and nothing is.
      expect(await rig.credited(id)).toEqual(state === 'credited' ? [250_000] : [])
      const unclear = play.name === 'bfa' ? ['credited', 'unknown'] : ['credited']
      expect(isOurs ? unclear : ['failed', 'unknown']).toContain(state)
    },
    60_000,
  )

  const saysAmount = play.name === 'sep' || play.name === 'bfa'
  it.runIf(saysAmount)('of another amount is not taken and goes back to the card', async () => {
    const { id, token } = await rig.begin()
    await rig.comeBack(rig.bank.pay(token!, 1000))
    expect(await stateOf(id)).toBe('reversed')
    expect(rig.bank.sales.at(-1)?.state).toBe('reversed')
    expect(await rig.credited(id)).toEqual([])
  })

  it.runIf(saysAmount)('of another amount that the bank does not take back at once is being returned', async () => {
    const { id, token } = await rig.begin()
    rig.bank.faults.reverse = 'down'
    await rig.comeBack(rig.bank.pay(token!, 1000))
    expect(shownState(await stateOf(id))).toBe('returning')
    delete rig.bank.faults.reverse
    await rig.pass(2)
    expect(await stateOf(id)).toBe('reversed')
  })

  it.runIf(saysAmount)('of another amount whose way back is not answered is looked up at the bank', async () => {
    const { id, token } = await rig.begin()
    rig.bank.faults.reverse = 'lost'
    await rig.comeBack(rig.bank.pay(token!, 1000))
    expect(await stateOf(id)).toBe('mismatch')
    // From now on it answers only that it has trouble of its own.
    rig.bank.faults.reverse = play.name === 'sep' ? 'refused' : 'down'
    await rig.pass(3)
    expect(rig.bank.sales.at(-1)?.state).toBe('reversed')
    // FanAva says the same of what it gave back and of what it never had: an operator reads of it, and it is asked on.
    const { state, askAt } = await rig.get(id)
    expect([state, askAt === null]).toEqual(play.name === 'sep' ? ['reversed', true] : ['mismatch', false])
    expect(await rig.credited(id)).toEqual([])
  })

  it.runIf(saysAmount)('confirmed without its amount is not credited', async () => {
    const { id, token } = await rig.begin()
    rig.bank.faults.verify = 'amountless'
    if (play.name === 'bfa') rig.bank.faults.inquire = 'amountless'
    const title = `5. ${play.name} confirms a payment of 250000 without its amount; the bank holds 1000`
    await withBooks(rig.work.db, title, { customer: rig.customer }, async () => {
      await rig.comeBack(rig.bank.pay(token!, 1000))
    })
    expect(await rig.credited(id)).toEqual([])
    expect(await stateOf(id)).not.toBe('credited')
  })

  it.runIf(play.name === 'bfa')('whose lost answer is followed by "already verified" is credited once', async () => {
    const { id, token } = await rig.begin()
    rig.bank.faults.verify = 'lost'
    await rig.comeBack(rig.bank.pay(token!))
    expect(await rig.credited(id)).toEqual([])
    delete rig.bank.faults.verify
    await rig.pass(2)
    expect(await stateOf(id)).toBe('credited')
    expect(await rig.credited(id)).toEqual([250_000])
  })

  describe.runIf(play.name === 'bpm')('with settling', () => {
    it('that is silent for four days: asked for ever, and credited when the bank is well again', async () => {
      const { id, token } = await rig.begin()
      rig.bank.faults.settle = 'down'
      rig.bank.faults.inquire = 'down'
      await rig.comeBack(rig.bank.pay(token!))
      for (let days = 0; days < 4; days += 1) {
        rig.jump(24 * 60)
        await rig.pass(1)
        const { state, askAt } = await rig.get(id)
        expect([state, askAt === null]).toEqual(['verified', false])
      }
      delete rig.bank.faults.settle
      delete rig.bank.faults.inquire
      rig.jump(6 * 60)
      await rig.pass(1)
      expect(await stateOf(id)).toBe('credited')
      expect(await rig.credited(id)).toEqual([250_000])
    })

    it('shows the number by which the bank finds it, and the card', async () => {
      const { id, token } = await rig.begin()
      const fields = rig.bank.pay(token!)
      await rig.comeBack(fields)
      const { rrn, trace, card } = await rig.get(id)
      expect([rrn, trace]).toEqual([fields['SaleReferenceId'], fields['SaleReferenceId']])
      expect(card).toMatch(/^\d{6}\*+\d{4}$/)
    })

    it.each(['silent', 'lost', 'refused'] as const)('that is %s: settled and credited once', async (fault) => {
      const { id, token } = await rig.begin()
      rig.bank.faults.settle = fault
      await rig.comeBack(rig.bank.pay(token!))
      expect(await stateOf(id)).toBe('verified')
      expect(await rig.credited(id)).toEqual([])
      delete rig.bank.faults.settle
      await rig.pass(2)
      expect(await stateOf(id)).toBe('credited')
      expect(await rig.credited(id)).toEqual([250_000])
      expect(rig.bank.sales.find((one) => one.token === token)?.state).toBe('settled')
    })
  })

  it('keeps what was said, without secrets and whole cards', async () => {
    const { id, token } = await rig.begin()
    await rig.comeBack(rig.bank.pay(token!))
    const events = await rig.work.db.selectFrom('payment_events').where('payment_id', '=', id).selectAll().execute()
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['start', 'callback', 'verify', 'state']))
    const text = JSON.stringify(events)
    expect(text).not.toMatch(/secret-|6037997599992378/)
  })

  it('cannot begin while the bank is down: it is shown as failing, and tried again later', async () => {
    const { work, customer } = rig
    const list = () => offeredGateways(work.db, work.payments, work.now())
    const [{ id: providerId } = { id: 0 }] = await list()
    const begin = () => startPayment(work, { ...customer, providerId, amountRials: 90_000, purpose: 'wallet' as const })
    rig.bank.faults.start = 'down'
    for (let index = 0; index < 3; index += 1) {
      expect(await begin()).toMatchObject({ status: false, location: null, message: expect.any(String) })
    }
    expect(await list()).toMatchObject([{ isFailing: true }])
    const asked = rig.bank.asked.length
    const refused = await begin()
    expect(refused.status).toBe(false)
    expect(shownState(await stateOf(refused.paymentId))).toBe('failed')
    expect(rig.bank.asked.length).toBe(asked)

    rig.jump(1)
    expect(await list()).toMatchObject([{ isFailing: false }])
    expect((await begin()).status).toBe(false)
    expect(await list()).toMatchObject([{ isFailing: true }])
    delete rig.bank.faults.start
    rig.jump(2)
    expect((await begin()).status).toBe(true)
    expect(await list()).toMatchObject([{ isFailing: false }])
  })

  it('leaves books that add up', async () => {
    const { rows } = await rig.database.rawQuery(`
      select (select coalesce(sum(amount_rials), 0) from payments where state = 'credited') as paid,
        (select coalesce(-sum(rials), 0) from ledger_entries where account = 'clearing') as cleared`)
    const [{ paid, cleared }] = rows as [{ paid: unknown; cleared: unknown }]
    expect(Number(paid)).toBeGreaterThan(0)
    expect(Number(cleared)).toBe(Number(paid))
  })
})
