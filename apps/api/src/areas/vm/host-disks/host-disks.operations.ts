import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { diskTag, waitForServerAtRest, type EngineServer } from '../../../ports/compute/hosts.engine.ts'
import { lockVmHost, setVmHostStatus } from '../hosts/hosts.store.ts'
import { minute, tagOf, type VmOperation } from '../hosts/hosts.steps.ts'
import { repriceVmHost, settleByPower } from '../hosts/payment.service.ts'
import { holdSize } from '../hosts/hosts.limits.ts'
import { findPricedVm } from '../hosts/size.store.ts'
import { hostDiskText } from './host-disks.fa.ts'
import { endDataDisk, findDisk } from './host-disks.store.ts'
import type { ServiceInput } from '../../../services/service.ts'
import { refuseByRule, vmHostService } from '../hosts/hosts.definition.ts'

export interface DeleteDiskInput extends ServiceInput {
  diskId: number
}

const hasNoDisk =
  ({ projectId, diskId }: DeleteDiskInput) =>
  ({ disks }: EngineServer): boolean =>
    disks.every(({ tag }) => tag !== diskTag(projectId, diskId))

/** The row's end gives its space back. */
const endDisk = async (trx: Db, input: DeleteDiskInput) => {
  await endDataDisk(trx, input, input.diskId)
  await holdSize(trx, input, await findPricedVm(trx, input))
  await repriceVmHost(trx, input)
}

export const deleteDiskOperation: VmOperation<DeleteDiskInput> = defineOperation({
  kind: 'vmHostVolumeDelete',
  title: hostDiskText.delete,
  ...vmHostService.operation,
  steps: [
    {
      name: 'remove',
      label: hostDiskText.steps.remove,
      run: async (input, { engine, signal }) => {
        await engine.deleteDisk(tagOf(input), diskTag(input.projectId, input.diskId), signal)
        await waitForServerAtRest(engine, tagOf(input), hasNoDisk(input), { signal })
      },
      // A deleted disk does not come back: what the engine has deleted after all is written off.
      undo: async (input, { db, engine, signal }) => {
        const server = await engine.getServer(tagOf(input), signal)
        if (server && hasNoDisk(input)(server)) await db.transaction().execute((trx) => endDisk(trx, input))
      },
      timeoutMs: 5 * minute,
    },
  ],
  onDone: async (trx, input) => {
    await endDisk(trx, input)
    await settleByPower(trx, input)
  },
  onFailed: settleByPower,
  onRetry: async (trx, input) => {
    const host = await lockVmHost(trx, input)
    if (!host || !(await findDisk(trx, input, input.diskId))) throw new AppError('not_found')
    refuseByRule('volume', host)
    await setVmHostStatus(trx, input, 'wait')
  },
})
