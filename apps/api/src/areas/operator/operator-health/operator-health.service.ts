import type { OperatorFinding, OperatorHealth } from '@sarv/contract/operator/operator-health/operator-health.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { countNeedingHand } from '../../../operations/operations.store.ts'
import { listDrift, listRounds } from '../../../services/drift.store.ts'
import { offeredGateways } from '../../financial/payments/gateways.service.ts'
import { countMessages, countOperations, countPayments } from './operator-health.store.ts'

/** A round comes every minute and may take four. */
const silentAfterMs = 10 * 60_000

const enginesOf = async (db: Db, now: Date): Promise<OperatorHealth['engines']> =>
  (await listRounds(db)).flatMap(({ datacenter, scope, label, completedAt }) =>
    scope === null
      ? []
      : [
          {
            datacenter,
            scope,
            label: label ?? scope,
            lastDate: completedAt && toWire(completedAt),
            isSilent: completedAt === null || now.getTime() - completedAt.getTime() > silentAfterMs,
          },
        ],
  )

const gatewaysOf = async (deps: Dependencies, now: Date): Promise<OperatorHealth['gateways']> => {
  const counts = await countPayments(deps.db)
  return (await offeredGateways(deps.db, deps.payments, now)).map(({ id, isFailing }) => {
    const { startedCount = 0, creditedCount = 0 } = counts.find(({ providerId }) => providerId === id) ?? {}
    return { paymentProviderId: id, isFailing, startedCount, creditedCount }
  })
}

/** By what workers have written down: looking at it costs no engine and no bank anything. */
export const readHealth = async (deps: Dependencies): Promise<OperatorHealth> => {
  const { db } = deps
  const now = new Date()
  const { running, failed } = await countOperations(db)
  return {
    engines: await enginesOf(db, now),
    gateways: await gatewaysOf(deps, now),
    messages: await countMessages(db),
    failedOperationCount: failed,
    runningOperationCount: running,
    needsHandCount: await countNeedingHand(db),
  }
}

export const readDrift = async (db: Db): Promise<OperatorFinding[]> =>
  (await listDrift(db)).map(
    ({ id, datacenter, kind, serviceType, serviceId, projectId, engineRef, isHeldBack, firstSeen }) => ({
      id,
      datacenter,
      kind,
      serviceType,
      serviceId,
      projectId,
      engineRef,
      isHeldBack,
      firstDate: toWire(firstSeen),
    }),
  )
