import { wantedLines } from '@sarv/contract/pricing/agreed-lines'
import { freeNameLike } from '@sarv/contract/vm/host-orders/numbered-names'
import type { PricedVm } from '@sarv/contract/vm/hosts/hosts.price'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { PeriodicContext, PeriodicWork } from '../../../operations/periodic-work.ts'
import { refuseWhileSuspended } from '../../financial/suspensions/suspensions.service.ts'
import { takeForChange } from '../../financial/holds/holds.service.ts'
import { quoteFor, quoteLines } from '../../portal/products.service.ts'
import { holdSize } from '../hosts/hosts.limits.ts'
import { findPricedVm } from '../hosts/size.store.ts'
import { findPaidState, listNamesLike, setVmHostStatus } from '../hosts/hosts.store.ts'
import type { VmDependencies } from '../hosts/hosts.steps.ts'
import { payByState } from '../hosts/payment.service.ts'
import { purgeVmHostOperation } from './purge.operations.ts'
import { vmHostBinText as text } from './host-bin.fa.ts'
import { restoreVmHostOperation } from './host-bin.operations.ts'
import { lockBinned, markNoticed, overdueHosts, takeOutOfBin, unnoticedHosts } from './host-bin.store.ts'
import { actOnDue } from '../../../services/due-services.ts'
import { notifyOwners } from './owners.service.ts'
import {
  defineService,
  enqueueFor,
  holdIdle,
  inputOf,
  type ServiceContext,
  type ServiceInput,
  type Started,
} from '../../../services/service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'

/** A server in the bin; the others are not there for what is done with it. */
const binnedService = defineService({
  ...vmHostService,
  lock: lockBinned,
  rules: (_trx, host, _action: 'restore' | 'purge') => host,
})

/** From here on it costs more than in the bin. What Sarv itself brings back has been judged by whoever does so. */
const takeMoney = async (trx: Db, host: ServiceInput, vm: PricedVm): Promise<void> => {
  if (host.userId === null) return
  const { running } = await findPaidState(trx, host)
  const price = await quoteLines(trx, wantedLines(running, host.name))
  const parked = await quoteFor(trx, vmHostService, host.datacenterId, { ...vm, state: 'binned' })
  const service = { ...vmHostService.of(host), name: host.name }
  await takeForChange(trx, service, { price, beforeRials: parked.subtotal }, host.userId)
}

/** Its limits, its name or one like it, and the price of a server that is off; then it is started if it ran before, and costs what it cost. */
const restore = async (trx: Db, context: ServiceContext): Promise<Started> => {
  const host = await holdIdle(trx, context, binnedService)
  await refuseWhileSuspended(trx, context)
  const { project } = context
  const input = inputOf(context, host)
  const name = freeNameLike(host.name, await listNamesLike(trx, project.id, host.name))
  const vm = await findPricedVm(trx, input)
  await holdSize(trx, input, vm)
  await takeMoney(trx, input, vm)
  await takeOutOfBin(trx, input, name)
  await payByState(trx, input)
  await setVmHostStatus(trx, input, 'wait')
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

type Round = Pick<PeriodicContext<unknown>, 'db' | 'log'>

/** Really deletes what has had its time in the bin. */
export const purgeOverdue = (round: Round): Promise<number> =>
  actOnDue(round, overdueHosts, { what: 'a server of the bin could not be deleted', act: purge })

/** Tells, once, whose server ends within a day. */
export const noticeEnding = (round: Round, deps: VmDependencies): Promise<number> =>
  actOnDue(round, unnoticedHosts, {
    what: 'the end of a server could not be announced',
    act: async (trx, { project, id }, { name, bin_until: until }) => {
      const message = { subject: text.soonGone.subject(name), content: text.soonGone.content(name, until!) }
      const key = { projectId: project.id, id }
      await notifyOwners(trx, deps, { ...key, customerId: project.customerId }, message)
      await markNoticed(trx, key)
    },
  })

export const emptyBins: PeriodicWork<VmDependencies> = {
  name: 'server bins',
  everyMs: 30_000,
  run: async (round) => {
    await noticeEnding(round, round.deps)
    await purgeOverdue(round)
  },
}
