import { operationApi } from '@sarv/client/portal.generated'
import { vmHostApi } from '@sarv/client/vm.generated'
import type { RequestError } from '../../../shell/request-errors.ts'
import { noteEnded } from '../../../shell/started-operations.ts'
import { store } from '../../../shell/store.ts'
import type { PowerAct } from '../hosts/vm-acts.ts'
import type { BulkBatch, BulkFailure, BulkHost, BulkItem, BulkWish } from './bulk-outcome.ts'
import { inTurns } from './in-turns.ts'
import { vmBulkText as text } from './vm-bulk.fa.ts'

const { vmHostStart, vmHostShutdown, vmHostReboot, vmHostStop, vmHostReset, vmHostDelete } = vmHostApi.endpoints

const powerCalls = {
  start: vmHostStart,
  shutdown: vmHostShutdown,
  reboot: vmHostReboot,
  stop: vmHostStop,
  reset: vmHostReset,
} satisfies Record<PowerAct, unknown>

const send = (projectId: number, { act, way }: BulkWish, id: number) => {
  const target = { projectId, id }
  if (act === 'delete') return store.dispatch(vmHostDelete.initiate({ ...target, Now: way === 'now' || undefined }))
  return store.dispatch(powerCalls[act].initiate(target))
}

type Answer = Awaited<ReturnType<typeof send>>

const itemOf = (host: BulkHost, { data, error }: Answer): BulkItem => {
  if (error) return { host, refusal: (error as RequestError).message ?? text.unknownReason }
  const { operationId } = data
  if (typeof operationId !== 'number') return { host }
  // The summary tells its end: a message for each would hide the others.
  noteEnded(operationId, () => undefined)
  return { host, operationId }
}

/** One operation for each server. */
export const startBatch = async (
  projectId: number,
  wish: BulkWish,
  hosts: readonly BulkHost[],
): Promise<BulkBatch> => ({
  projectId,
  wish,
  items: await inTurns(hosts, async (host) => itemOf(host, await send(projectId, wish, host.id))),
})

const retryOne = (projectId: number, wish: BulkWish, { item, retried }: BulkFailure): Promise<Answer> =>
  retried === undefined
    ? send(projectId, wish, item.host.id)
    : store.dispatch(operationApi.endpoints.operationRetry.initiate({ id: retried }))

/** The failed ones once more: from where their operation stopped, or from the start. */
export const retryBatch = async (batch: BulkBatch, failures: readonly BulkFailure[]): Promise<BulkBatch> => {
  const { projectId, wish } = batch
  const tried = await inTurns(failures, async (failure) =>
    itemOf(failure.item.host, await retryOne(projectId, wish, failure)),
  )
  const byHost = new Map(tried.map((item) => [item.host.id, item]))
  return { ...batch, items: batch.items.map((item) => byHost.get(item.host.id) ?? item) }
}
