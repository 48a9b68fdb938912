import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import type { VmStepContext } from '../hosts/hosts.steps.ts'
import { poll } from '../../../ports/waiting.ts'
import { noteScheduledDone, noteScheduledFailure } from '../volume-schedules/outcome.service.ts'
import type { CopyExtra, CopyInput, CopyKind, DeleteExtra } from './volume-copies.definition.ts'
import { judgeGoingBack, removeExcess } from './removal.service.ts'
import { recordAttached } from '../volumes/attachments.store.ts'
import { findCopy, leaveCurrentPoint, markCopyDeleted, setCopySize, setCopyStatus } from './volume-copies.store.ts'
import { observeVolume, settleVolume } from '../volumes/volumes.steps.ts'
import {
  volumeTag,
  waitForCopy,
  waitForCopyGone,
  waitForVolume,
  type EngineVolume,
} from '../../../ports/compute/volumes.engine.ts'
import { setVolumeRef, setVolumeStatus, type VolumeKey } from '../volumes/volumes.store.ts'
import { judgeService, type ServiceInput } from '../../../services/service.ts'
import { volumeService, type VolumeOperation } from '../volumes/volumes.definition.ts'

const minute = 60_000

const copyKey = ({ projectId, copyId }: CopyInput) => ({ projectId, id: copyId })
const tagOfVolume = ({ projectId, id }: VolumeKey) => volumeTag(projectId, id)

/** A whole step or an undo: nothing of the copy is left on the engine afterwards. */
export const removeFromEngine = async (
  kind: CopyKind,
  { projectId, copyId }: ServiceInput & { copyId: number },
  { engine, signal }: Pick<VmStepContext, 'engine' | 'signal'>,
): Promise<void> => {
  const tag = kind.tagOf(projectId, copyId)
  await kind.engine.delete(engine, tag, signal)
  await waitForCopyGone((wanted, until) => kind.engine.find(engine, wanted, until), tag, { signal })
}

/** For the undo of a deletion: what the engine has deleted after all is gone, though we were not told in time. */
export const writeOffWhatIsGone = async (
  kind: CopyKind,
  { projectId, copyId }: ServiceInput & { copyId: number },
  { db, engine, signal }: VmStepContext,
): Promise<void> => {
  const { copy } = await poll({ signal }, async () => {
    const found = await kind.engine.find(engine, kind.tagOf(projectId, copyId), signal)
    return found?.state === 'deleting' ? undefined : { copy: found }
  })
  if (!copy) await markCopyDeleted(db, kind, { projectId, id: copyId })
}

const findOrMissing = async (trx: Db, kind: CopyKind, input: CopyInput) => {
  const copy = await findCopy(trx, kind, input, input.copyId)
  if (!copy) throw new AppError('not_found')
  return copy
}

const createCopyOperation = (kind: CopyKind, removal: VolumeOperation<DeleteExtra>): VolumeOperation<CopyExtra> =>
  defineOperation({
    ...volumeService.operation,
    kind: kind.calls.create,
    title: kind.text.create,
    cancellable: true,
    steps: [
      {
        name: 'request',
        label: kind.text.steps.request,
        run: async (input, { db, engine, signal }) => {
          const { name } = await findOrMissing(db, kind, input)
          const tag = kind.tagOf(input.projectId, input.copyId)
          await kind.engine.create(engine, { tag, volumeTag: tagOfVolume(input), name }, signal)
        },
        undo: (input, context) => removeFromEngine(kind, input, context),
        timeoutMs: 2 * minute,
      },
      {
        name: 'write',
        label: kind.text.steps.write,
        run: async (input, { db, engine, signal }) => {
          const find = (tag: string, until: AbortSignal) => kind.engine.find(engine, tag, until)
          const { sizeGb } = await waitForCopy(find, kind.tagOf(input.projectId, input.copyId), { signal })
          await setCopySize(db, kind, copyKey(input), sizeGb)
        },
        timeoutMs: 60 * minute,
      },
    ],
    onStarted: (trx, input) => setCopyStatus(trx, kind, copyKey(input), kind.status.making),
    onDone: async (trx, input) => {
      // From now on this is the last point; the one before it can be gone back to again.
      if (kind.name === 'snapshot') await leaveCurrentPoint(trx, input)
      await setCopyStatus(trx, kind, copyKey(input), kind.status.ready)
      await noteScheduledDone(trx, input)
      await removeExcess(trx, kind, removal, input)
    },
    onFailed: async (trx, input, deps) => {
      await setCopyStatus(trx, kind, copyKey(input), kind.status.failed)
      await noteScheduledFailure(trx, deps, input)
    },
    onCancelled: async (trx, input, deps) => {
      await markCopyDeleted(trx, kind, copyKey(input))
      await noteScheduledFailure(trx, deps, input)
    },
    onRetry: async (trx, input) => {
      await judgeService(trx, input, volumeService, kind.actions.create)
      await findOrMissing(trx, kind, input)
      await setCopyStatus(trx, kind, copyKey(input), kind.status.queued)
    },
  })

const goBackOperation = (kind: CopyKind): VolumeOperation<CopyExtra> =>
  defineOperation({
    ...volumeService.operation,
    kind: kind.calls.goBack,
    title: kind.text.goBack,
    steps: [
      {
        name: 'goBack',
        label: kind.text.steps.goBack,
        run: async (input, { operationId, db, engine, signal }) => {
          const revision = String(operationId)
          const copyTag = kind.tagOf(input.projectId, input.copyId)
          await kind.engine.goBack(engine, tagOfVolume(input), { copyTag, revision }, signal)
          const isThere = (volume: EngineVolume) => volume.revision === revision
          const { ref, serverTag, device } = await waitForVolume(engine, tagOfVolume(input), isThere, { signal })
          await setVolumeRef(db, input, ref)
          // A cloud may have put another one in its place, under another name inside the server.
          if (serverTag !== null) await recordAttached(db, input, device)
        },
        // What was overwritten does not come back; what is left is to say truly how the volume stands now.
        undo: async (input, context) => {
          await observeVolume(input, context)
        },
        timeoutMs: 60 * minute,
      },
    ],
    onDone: async (trx, input) => {
      await leaveCurrentPoint(trx, input)
      await setCopyStatus(trx, kind, copyKey(input), kind.status.wentBack)
      await setVolumeStatus(trx, input, 'active')
    },
    onFailed: async (trx, input) => {
      await setCopyStatus(trx, kind, copyKey(input), kind.status.goingBackFailed)
      await settleVolume(trx, input)
    },
    onRetry: async (trx, input) => {
      const volume = await judgeService(trx, input, volumeService, kind.actions.goBack)
      judgeGoingBack(kind, await findOrMissing(trx, kind, input), volume)
      await setCopyStatus(trx, kind, copyKey(input), kind.status.goingBack)
      await setVolumeStatus(trx, input, 'wait')
    },
  })

const deleteCopyOperation = (kind: CopyKind): VolumeOperation<DeleteExtra> => {
  const operation: VolumeOperation<DeleteExtra> = defineOperation({
    ...volumeService.operation,
    kind: kind.calls.delete,
    title: kind.text.delete,
    steps: [
      {
        name: 'remove',
        label: kind.text.steps.remove,
        run: (input, context) => removeFromEngine(kind, input, context),
        undo: (input, context) => writeOffWhatIsGone(kind, input, context),
        timeoutMs: 15 * minute,
      },
    ],
    onDone: async (trx, input) => {
      await markCopyDeleted(trx, kind, copyKey(input))
      await removeExcess(trx, kind, operation, input)
    },
    onFailed: (trx, input) => setCopyStatus(trx, kind, copyKey(input), input.statusId),
    onRetry: async (trx, input) => {
      await judgeService(trx, input, volumeService, 'deleteCopy')
      await findOrMissing(trx, kind, input)
      await setCopyStatus(trx, kind, copyKey(input), kind.status.deleting)
    },
  })
  return operation
}

export interface CopyOperations {
  create: VolumeOperation<CopyExtra>
  goBack: VolumeOperation<CopyExtra>
  delete: VolumeOperation<DeleteExtra>
}

export const copyOperations = (kind: CopyKind): CopyOperations => {
  const removal = deleteCopyOperation(kind)
  return { create: createCopyOperation(kind, removal), goBack: goBackOperation(kind), delete: removal }
}

/** A kind with the operations that do its work. */
export type Copies = CopyKind & { operations: CopyOperations }

export const defineCopies = (kind: CopyKind): Copies => ({ ...kind, operations: copyOperations(kind) })
