import type { FastifyInstance } from 'fastify'
import { runwayCalls } from '@sarv/contract/financial/runway/runway.calls'
import { hoursPerMonth } from '@sarv/contract/pricing/quote'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { spendable } from '../ledger/ledger.rules.ts'
import { readProspect } from '../suspensions/prospect.service.ts'
import { readRunway } from './runway.service.ts'
import { chooseWarnings } from './warnings.service.ts'
import { readWarnsWeek } from './warnings.store.ts'

const wireOf = (moment: Date | null | undefined): string | null => (moment ? toWire(moment) : null)

export const runwayRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, runwayCalls.runwayGet, async ({ actor: { customerId }, query }) => {
    const runway = await readRunway(db, customerId, query)
    const { balances, unbilledRials, monthlyRials, endsAt } = runway
    const { stage, spans, waiting, missingRials } = await readProspect(db, customerId, runway)
    return {
      balance: spendable(balances),
      wallet: balances.wallet,
      gift: balances.gift,
      held: balances.hold,
      unbilled: unbilledRials,
      hourly: Math.round(monthlyRials / hoursPerMonth),
      monthly: monthlyRials,
      endDate: wireOf(endsAt),
      stage,
      stopDate: wireOf(spans?.stopsAt),
      keepDate: wireOf(spans?.keptUntil),
      goneDate: wireOf(spans?.goneAt),
      waiting,
      missing: missingRials,
      warnsWeek: await readWarnsWeek(db, customerId),
    }
  })

  implement(app, runwayCalls.runwaySetWarning, ({ trx, actor, body }) => chooseWarnings(trx, actor.customerId, body))
}
