import type { FastifyInstance } from 'fastify'
import { runwayCalls } from '@sarv/contract/financial/runway/runway.calls'
import { hoursPerMonth } from '@sarv/contract/pricing/quote'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { spendable } from '../ledger/ledger.rules.ts'
import { readRunway } from './runway.service.ts'

export const runwayRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, runwayCalls.runwayGet, async ({ actor, query }) => {
    const { balances, unbilledRials, monthlyRials, endsAt } = await readRunway(db, actor.customerId, query)
    return {
      balance: spendable(balances),
      wallet: balances.wallet,
      gift: balances.gift,
      held: balances.hold,
      unbilled: unbilledRials,
      hourly: Math.round(monthlyRials / hoursPerMonth),
      monthly: monthlyRials,
      endDate: endsAt && toWire(endsAt),
    }
  })
}
