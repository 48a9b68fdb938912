import type { OperatorFinding, OperatorHealth } from '@sarv/contract/operator/operator-health/operator-health.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { countNeedingHand } from '../../../operations/operations.store.ts'
import { listDrift, listRounds } from '../../../services/drift.store.ts'
import { readInvoicing } from '../../financial/invoices/invoices.service.ts'
import { offeredGateways } from '../../financial/payments/gateways.service.ts'
import { productName } from '../../financial/orders/orders.service.ts'
import { healthText as text } from './operator-health.fa.ts'
import { detailsOf, isDry, messageStateOf, nextOf } from './operator-health.rules.ts'
import { countMessages, countOperations, countPayments } from './operator-health.store.ts'

/** A round comes every minute and may take four. */
const silentAfterMs = 10 * 60_000

const enginesOf = async (db: Db, now: Date): Promise<OperatorHealth['engines']> =>
  (await listRounds(db)).flatMap(({ datacenter, scope, label, completedAt, failure, failedSince, tookMs }) =>
    scope === null
      ? []
      : [
          {
            datacenter,
            scope,
            label: label ?? scope,
            lastDate: completedAt && toWire(completedAt),
            isSilent: completedAt === null || now.getTime() - completedAt.getTime() > silentAfterMs,
            tookMs,
            failure: failure === null ? null : text.failure(failure),
            failedSinceDate: failedSince && toWire(failedSince),
          },
        ],
  )

const gatewaysOf = async (deps: Dependencies, now: Date): Promise<OperatorHealth['gateways']> => {
  const counts = await countPayments(deps.db)
  return (await offeredGateways(deps.db, deps.payments, now)).map(({ id, isFailing }) => {
    const { startedCount = 0, creditedCount = 0 } = counts.find(({ providerId }) => providerId === id) ?? {}
    const counted = { startedCount, creditedCount }
    return { paymentProviderId: id, isFailing, ...counted, isDry: isDry(counted) }
  })
}

/** Bills are made also without a seller; their invoices wait for one. */
const invoicesOf = async (db: Db): Promise<OperatorHealth['invoices']> => {
  const { hasSeller, waitingMonthCount } = await readInvoicing(db)
  return { obstacle: hasSeller ? null : text.noSeller, waitingMonthCount }
}

/** By what workers have written down: looking at it costs no engine and no bank anything. */
export const readHealth = async (deps: Dependencies): Promise<OperatorHealth> => {
  const { db } = deps
  const now = new Date()
  const { running, failed } = await countOperations(db)
  return {
    engines: await enginesOf(db, now),
    gateways: await gatewaysOf(deps, now),
    messages: (await countMessages(db)).map((counted) => ({ ...counted, state: messageStateOf(counted) })),
    failedOperationCount: failed,
    runningOperationCount: running,
    invoices: await invoicesOf(db),
    needsHandCount: await countNeedingHand(db),
  }
}

export const readDrift = async (db: Db): Promise<OperatorFinding[]> =>
  (await listDrift(db)).map(({ firstSeen, details, ...finding }) => ({
    ...finding,
    product: productName(finding.serviceType) ?? text.parts[finding.serviceType] ?? finding.serviceType,
    details: detailsOf(details),
    next: nextOf(finding),
    firstDate: toWire(firstSeen),
  }))
