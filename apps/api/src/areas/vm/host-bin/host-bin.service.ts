import { serviceType } from '@sarv/contract/service-types'
import { freeNameLike } from '@sarv/contract/vm/hosts/numbered-names'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { PeriodicWork } from '../../../operations/periodic-work.ts'
import { unparkLimits } from '../hosts/held-limits.ts'
import { listNamesLike, setVmHostStatus } from '../hosts/hosts.store.ts'
import type { VmDependencies } from '../hosts/operation-parts.ts'
import { payByState } from '../hosts/price.service.ts'
import { purgeVmHostOperation } from '../hosts/purge.operation.ts'
import { vmHostBinText as text } from './host-bin.fa.ts'
import { restoreVmHostOperation } from './host-bin.operations.ts'
import { lockBinned, markNoticed, takeOutOfBin, takeOverdue, takeUnnoticed } from './host-bin.store.ts'
import { notifyOwners } from './notify-owners.ts'
import { defineService, enqueueFor, holdIdle, type ServiceContext, type Started } from '../../../services/service.ts'

/** A server in the bin; the others are not there for what is done with it. */
const binnedService = defineService({
  type: serviceType.vm,
  cacheGroup: 'VmHost',
  lock: lockBinned,
  rules: (_trx, host, _action: 'restore' | 'purge') => host,
})

/** Its limits, its name or one like it, and the price of a server that is off; then it is started if it ran before, and costs what it cost. */
const restore = async (trx: Db, context: ServiceContext): Promise<Started> => {
  const host = await holdIdle(trx, context, binnedService)
  const { project } = context
  const key = { projectId: host.project_id, id: host.id }
  const name = freeNameLike(host.name, await listNamesLike(trx, key.projectId, host.name))
  await unparkLimits(trx, key)
  await takeOutOfBin(trx, key, name)
  await payByState(trx, { ...key, customerId: project.customerId, datacenterId: project.datacenterId })
  await setVmHostStatus(trx, key, 'wait')
  return enqueueFor(trx, context, restoreVmHostOperation, { id: host.id, name }, {})
}

export const restoreVmHost = (trx: Db, context: ServiceContext): Promise<Started> =>
  restore(trx, context).catch((error: unknown) => {
    // Another server took the very name that was still free a moment ago.
    throw violates(error, 'vm_hosts_name') ? new AppError('conflict') : error
  })

const purge = async (trx: Db, context: ServiceContext, host: { id: number; name: string }): Promise<Started> => {
  await setVmHostStatus(trx, { projectId: context.project.id, id: host.id }, 'deleting')
  return enqueueFor(trx, context, purgeVmHostOperation, host, {})
}

export const purgeVmHost = async (trx: Db, context: ServiceContext): Promise<Started> =>
  purge(trx, context, await holdIdle(trx, context, binnedService))

type DueRow = Awaited<ReturnType<typeof takeOverdue>>[number]

const contextOf = (row: DueRow): ServiceContext => ({
  actor: { userId: null },
  project: { id: row.project_id, customerId: row.customer_id, datacenterId: row.datacenter_id },
  id: row.id,
})

/** Really deletes what has had its time in the bin. */
export const purgeOverdue = (db: Db): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const due = await takeOverdue(trx)
    for (const row of due) await purge(trx, contextOf(row), row)
    return due.length
  })

/** Tells, once, whose server ends within a day. */
export const noticeEnding = (db: Db, deps: VmDependencies): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const due = await takeUnnoticed(trx)
    for (const row of due) {
      const { soonGone } = text
      const message = { subject: soonGone.subject(row.name), content: soonGone.content(row.name, row.bin_until) }
      const key = { projectId: row.project_id, id: row.id }
      await notifyOwners(trx, deps, { ...key, customerId: row.customer_id }, message)
      await markNoticed(trx, key)
    }
    return due.length
  })

export const emptyBins: PeriodicWork<VmDependencies> = {
  name: 'server bins',
  everyMs: 30_000,
  run: async ({ db, deps }) => {
    await noticeEnding(db, deps)
    await purgeOverdue(db)
  },
}
