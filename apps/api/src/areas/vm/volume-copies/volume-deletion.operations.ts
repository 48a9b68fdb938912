import { defineOperation } from '../../../operations/operation.ts'
import { volumeTag, waitForVolumeGone } from '../../../ports/compute/volumes.engine.ts'
import { judgeService } from '../../../services/service.ts'
import { giveBackOrder } from '../../financial/holds/holds.service.ts'
import { endUsage } from '../../financial/usage/usage.service.ts'
import type { VmStep } from '../hosts/hosts.steps.ts'
import { volumeService, type VolumeOperation } from '../volumes/volumes.definition.ts'
import { volumeText } from '../volumes/volumes.fa.ts'
import { observeVolume, settleVolume } from '../volumes/volumes.steps.ts'
import { endVolume, setVolumeStatus, type VolumeKey } from '../volumes/volumes.store.ts'
import { backups } from './backups.definition.ts'
import { snapshots } from './snapshots.definition.ts'
import type { CopyKind } from './volume-copies.definition.ts'
import { removeFromEngine, writeOffWhatIsGone } from './volume-copies.operations.ts'
import { listCopyIds, markCopyDeleted } from './volume-copies.store.ts'

const minute = 60_000

const tagOf = ({ projectId, id }: VolumeKey) => volumeTag(projectId, id)

/** Each is written off as soon as the engine has none of it, so that a step that fails half-way leaves the truth. */
const removeCopies = (kind: CopyKind, label: string): VmStep => ({
  name: `${kind.name}s`,
  label,
  run: async (input, context) => {
    for (const copyId of await listCopyIds(context.db, kind, input)) {
      await removeFromEngine(kind, { ...input, copyId }, context)
      await markCopyDeleted(context.db, kind, { projectId: input.projectId, id: copyId })
    }
  },
  undo: async (input, context) => {
    for (const copyId of await listCopyIds(context.db, kind, input)) {
      await writeOffWhatIsGone(kind, { ...input, copyId }, context)
    }
  },
  timeoutMs: 30 * minute,
})

/** Copies first: a volume without some of its backups is still a volume, a backup without its volume is lost to its owner. */
export const deleteVolumeOperation: VolumeOperation = defineOperation({
  ...volumeService.operation,
  kind: 'volumeDelete',
  title: volumeText.delete,
  steps: [
    removeCopies(backups, volumeText.steps.backups),
    removeCopies(snapshots, volumeText.steps.snapshots),
    {
      name: 'remove',
      label: volumeText.steps.remove,
      run: (input, { engine, signal }) => engine.deleteVolume(tagOf(input), signal),
      undo: async (input, context) => {
        await observeVolume(input, context)
      },
    },
    {
      name: 'release',
      label: volumeText.steps.release,
      run: (input, { engine, signal }) => waitForVolumeGone(engine, tagOf(input), { signal }),
      timeoutMs: 10 * minute,
    },
  ],
  onDone: async (trx, input) => {
    await giveBackOrder(trx, volumeService.of(input))
    await endUsage(trx, volumeService.of(input))
    await endVolume(trx, input)
  },
  onFailed: settleVolume,
  onRetry: async (trx, input) => {
    await judgeService(trx, input, volumeService, 'delete')
    await setVolumeStatus(trx, input, 'deleting')
  },
})
