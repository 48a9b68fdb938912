import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentProvider } from '@sarv/contract/enums'
import { plays } from '../../../engines/gateways/testing/plays.ts'
import type { Db } from '../../../db/connection.ts'
import { dyingAfter, isDeath } from '../../../testing/dying.ts'
import { openRig, type Rig } from './payments.fixture.ts'
import { sweepPayments } from './payments.service.ts'
import { startPayment } from './start.service.ts'

/** A process that dies before any statement of paying, and with it its connection: the next one brings it to the right end. */
describe.each(plays)('a process that dies while somebody pays at $name', (play) => {
  let rig: Rig
  beforeAll(async () => {
    rig = await openRig(play)
  })
  afterAll(() => rig.close())

  /** Dies once more at each next statement, until it lives to the end. Answers how often it died. */
  const dieEverywhere = async (
    prepare: () => Promise<number | undefined>,
    act: (db: Db, id: number | undefined) => Promise<unknown>,
    check: (id: number | undefined) => Promise<void>,
  ): Promise<number> => {
    for (let statements = 0; ; statements += 1) {
      const id = await prepare()
      const { db, isDead } = dyingAfter(rig.work.db, statements)
      await act(db, id).catch((error: unknown) => {
        if (!isDeath(error)) throw error
      })
      // Longer than whoever died holds a payment.
      await rig.pass(4)
      await check(id)
      if (!isDead()) return statements
    }
  }
  const forms = new Map<number, Record<string, string>>()
  const paid = async () => {
    const { id, token } = await rig.begin()
    forms.set(id, rig.bank.pay(token!))
    return id
  }
  const isCredited = async (id: number | undefined) => {
    expect([(await rig.get(id!)).state, await rig.credited(id!)]).toEqual(['credited', [250_000]])
  }

  it('when the customer comes back: credited once', async () => {
    const deaths = await dieEverywhere(
      paid,
      (db, id) => rig.comeBack(forms.get(id!)!, db),
      async (id) => {
        // Who died before the return was written has it still in the browser, which sends it again or is looked for.
        if ((await rig.get(id!)).returnedAt === null) await rig.comeBack(forms.get(id!)!)
        await isCredited(id)
      },
    )
    expect(deaths).toBeGreaterThan(8)
  }, 120_000)

  it('when a lost answer is asked for again: credited once', async () => {
    const deaths = await dieEverywhere(
      async () => {
        const id = await paid()
        rig.bank.faults.verify = 'lost'
        await rig.comeBack(forms.get(id)!)
        delete rig.bank.faults.verify
        rig.jump(2)
        return id
      },
      (db) => sweepPayments({ ...rig.work, db }),
      isCredited,
    )
    expect(deaths).toBeGreaterThan(5)
  }, 120_000)

  it('at the start: nobody pays for nothing, and what was not begun is over', async () => {
    const { customer, work } = rig
    const providerId = paymentProvider.id[play.name]
    const deaths = await dieEverywhere(
      async () => undefined,
      (db) => startPayment({ ...work, db }, { ...customer, providerId, amountRials: 50_000, purpose: 'wallet' }),
      async () => undefined,
    )
    expect(deaths).toBeGreaterThan(5)
    await rig.pass(25)
    const { rows } = await rig.database.rawQuery(
      `select distinct state from payments where amount_rials = 50000 order by state`,
    )
    expect(rows).toEqual([{ state: 'expired' }, { state: 'failed' }])
  }, 120_000)

  it.runIf(play.name === 'sep')(
    'when the wrong amount goes back: given back, and never credited',
    async () => {
      await dieEverywhere(
        async () => {
          const { id, token } = await rig.begin()
          forms.set(id, rig.bank.pay(token!, 1000))
          return id
        },
        (db, id) => rig.comeBack(forms.get(id!)!, db),
        async (id) => {
          if ((await rig.get(id!)).returnedAt === null) await rig.comeBack(forms.get(id!)!)
          expect([(await rig.get(id!)).state, await rig.credited(id!)]).toEqual(['reversed', []])
        },
      )
    },
    120_000,
  )
})
