import { volumesPerServer } from '@sarv/contract/limits'
import type { Db } from '../../../db/connection.ts'
import { refuseWhileRunning } from '../../../operations/enqueue.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { serverTag } from '../../../ports/compute/hosts.engine.ts'
import type { VmStep } from '../hosts/hosts.steps.ts'
import { lockVmHost, type VmHostKey } from '../hosts/hosts.store.ts'
import { endNode, insertNode, listNodes, recordAttached, setNodeStatus } from './attachments.store.ts'
import { observeVolume, settleVolume } from './volumes.steps.ts'
import { volumeTag, waitForVolume, type EngineVolume } from '../../../ports/compute/volumes.engine.ts'
import { volumeText } from './volumes.fa.ts'
import { setVolumeStatus, type VolumeKey } from './volumes.store.ts'
import { judgeService, type ServiceInput } from '../../../services/service.ts'
import { refuseByRule, vmHostService } from '../hosts/hosts.definition.ts'
import { volumeService, type LockedVolume, type VolumeOperation } from './volumes.definition.ts'

const minute = 60_000

const tagOf = ({ projectId, id }: VolumeKey) => volumeTag(projectId, id)

export interface Attaching {
  vmHostId: number
}

type AttachInput = ServiceInput & Attaching

const serverOf = ({ projectId, vmHostId }: AttachInput) => serverTag(projectId, vmHostId)

const isFree = ({ serverTag: server }: EngineVolume): boolean => server === null

/** The server, held until the transaction ends, idle and allowing what is done with its volumes. */
const judgeServer = async (trx: Db, key: VmHostKey): Promise<{ name: string } | undefined> => {
  const host = await lockVmHost(trx, key)
  if (!host) return undefined
  await refuseWhileRunning(trx, vmHostService.type, key.id)
  refuseByRule('volume', host)
  return host
}

/** The server that a volume is to be attached to, held until the transaction ends, with room for it. */
export const holdServerForVolume = async (trx: Db, host: VmHostKey): Promise<{ name: string }> => {
  const server = await judgeServer(trx, host)
  if (!server) throw new AppError('not_found')
  const present = await listNodes(trx, host.projectId, { vmHostId: host.id })
  if (present.length >= volumesPerServer) throw new AppError('too_many_volumes', { max: volumesPerServer })
  return server
}

/** Once the volume allows it: what both a first try and another one write down. */
export const prepareAttaching = async (trx: Db, volume: VolumeKey, vmHostId: number) => {
  const server = await holdServerForVolume(trx, { projectId: volume.projectId, id: vmHostId })
  await setVolumeStatus(trx, volume, 'wait')
  const { id } = await insertNode(trx, volume, vmHostId)
  return { id, server }
}

/** A server in the bin is not there for anything else, but its volumes can be taken away from it. */
export const prepareDetaching = async (trx: Db, { projectId, id, attachment }: LockedVolume) => {
  if (attachment) await judgeServer(trx, { projectId, id: attachment.vmHostId })
  await setVolumeStatus(trx, { projectId, id }, 'wait')
  await setNodeStatus(trx, { projectId, id }, 'detaching')
}

export const attachStep: VmStep<AttachInput> = {
  name: 'attach',
  label: volumeText.steps.attach,
  run: async (input, { db, engine, signal }) => {
    await engine.attachVolume(tagOf(input), serverOf(input), signal)
    const isThere = (volume: EngineVolume) => volume.state === 'attached' && volume.serverTag === serverOf(input)
    const { device } = await waitForVolume(engine, tagOf(input), isThere, { signal })
    await recordAttached(db, input, device)
  },
  undo: async (input, context) => {
    const { db, engine, signal } = context
    const volume = await observeVolume(input, context)
    if (volume?.serverTag === serverOf(input)) {
      await engine.detachVolume(tagOf(input), signal)
      await waitForVolume(engine, tagOf(input), isFree, { signal })
    }
    await endNode(db, input)
  },
  timeoutMs: 5 * minute,
}

export const attachVolumeOperation: VolumeOperation<Attaching> = defineOperation({
  ...volumeService.operation,
  kind: 'volumeNodeAttach',
  title: volumeText.attach,
  steps: [attachStep],
  onStarted: (trx, input) => setNodeStatus(trx, input, 'attaching'),
  onDone: (trx, input) => setVolumeStatus(trx, input, 'active'),
  onFailed: async (trx, input) => {
    // Only where it could not be undone: then it can still be detached.
    await setNodeStatus(trx, input, 'failed')
    await settleVolume(trx, input)
  },
  onRetry: async (trx, input) => {
    await judgeService(trx, input, volumeService, 'attach')
    await prepareAttaching(trx, input, input.vmHostId)
  },
})

export const detachVolumeOperation: VolumeOperation<Attaching> = defineOperation({
  ...volumeService.operation,
  kind: 'volumeNodeDetach',
  title: volumeText.detach,
  steps: [
    {
      name: 'detach',
      label: volumeText.steps.detach,
      run: async (input, { db, engine, signal }) => {
        await engine.detachVolume(tagOf(input), signal)
        await waitForVolume(engine, tagOf(input), isFree, { signal })
        await endNode(db, input)
      },
      undo: async (input, context) => {
        const volume = await observeVolume(input, context)
        if (volume?.serverTag === serverOf(input)) await recordAttached(context.db, input, volume.device)
        else await endNode(context.db, input)
      },
      timeoutMs: 5 * minute,
    },
  ],
  onDone: (trx, input) => setVolumeStatus(trx, input, 'active'),
  onFailed: async (trx, input) => {
    await setNodeStatus(trx, input, 'connected')
    await settleVolume(trx, input)
  },
  onRetry: async (trx, input) => {
    await prepareDetaching(trx, await judgeService(trx, input, volumeService, 'detach'))
  },
})
