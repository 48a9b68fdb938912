import { randomBytes } from 'node:crypto'
import { paymentProvider } from '@sarv/contract/enums'
import {
  SepCallbackModel,
  PecCallbackModel,
  BpmCallbackModel,
  BfaCallbackModel,
} from '@sarv/contract/financial/payment-callbacks/payment-callbacks.schemas'
import type { Db } from '../../../db/connection.ts'
import { playBank, type Play, type PlayedBank } from '../../../engines/gateways/testing/played-bank.ts'
import { createSecretBox } from '../../../secrets.ts'
import { openTestDatabase, silentLog, type TestDatabase } from '../../../testing/database.ts'
import { insertTerms } from '../../../testing/money.ts'
import { insertPerson, type Person } from '../../../testing/people.ts'
import { advancePayment } from './advance.service.ts'
import type { PaymentWork } from './ask-bank.service.ts'
import { sweepPayments } from './payments.service.ts'
import { findPayment, type Payment } from './payments.store.ts'
import { receiveReturn } from './return.service.ts'
import { startPayment, type StartWork } from './start.service.ts'

const minuteMs = 60_000
const models = { sep: SepCallbackModel, pec: PecCallbackModel, bpm: BpmCallbackModel, bfa: BfaCallbackModel }

/** Customers, a played bank and a clock that only tests move. */
export interface Rig {
  database: TestDatabase
  bank: PlayedBank
  customer: Person
  work: StartWork
  /** The clock, in minutes from the start on; the worker looks at every one of them. */
  pass(minutes: number): Promise<void>
  /** The clock alone. */
  jump(minutes: number): void
  begin(amountRials?: number): Promise<Payment>
  /** As the route of the callback does it. */
  comeBack(fields: Record<string, string>, db?: Db): Promise<number | undefined>
  get(id: number): Promise<Payment>
  /** Everything that the ledger took for this payment. */
  credited(id: number): Promise<number[]>
  close(): Promise<void>
}

export const openRig = async (play: Play): Promise<Rig> => {
  const database = await openTestDatabase()
  const { db } = database
  await insertTerms(db)
  let nowMs = Date.UTC(2026, 10, 17, 8)
  const now = () => new Date(nowMs)
  const bank = await playBank(play, now)
  const customer = await insertPerson(db, { superUser: true })
  const work: StartWork = {
    db,
    payments: { gateways: { [play.name]: bank.gateway } },
    secrets: createSecretBox(randomBytes(32)),
    publicUrl: 'https://sarv.example.ir',
    log: silentLog,
    now,
    signal: new AbortController().signal,
  }
  const get = async (id: number) => (await findPayment(db, id))!
  return {
    database,
    bank,
    customer,
    work,
    get,
    jump: (minutes) => void (nowMs += minutes * minuteMs),
    pass: async (minutes) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        nowMs += minuteMs
        await sweepPayments(work)
      }
    },
    begin: async (amountRials = 250_000) => {
      const providerId = paymentProvider.id[play.name]
      const { userId, customerId } = customer
      const { paymentId } = await startPayment(work, { userId, customerId, providerId, amountRials, purpose: 'wallet' })
      return get(paymentId)
    },
    comeBack: async (fields, on = db) => {
      const own: PaymentWork = { ...work, db: on }
      const model = models[play.name as keyof typeof models]
      const returned = await receiveReturn(own, bank.gateway, model.parse(fields))
      if (returned?.isToAsk) await advancePayment(own, returned.paymentId)
      return returned?.paymentId
    },
    credited: async (id) => {
      const rows = await db
        .selectFrom('ledger_transactions')
        .where('cause', '=', `payment:${id}`)
        .select('change_rials as rials')
        .execute()
      return rows.map(({ rials }) => rials)
    },
    close: async () => {
      await bank.close()
      await database.close()
    },
  }
}
