import { isSameName } from '@sarv/contract/normalize'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { snapshotsText } from './host-snapshots.fa.ts'

export interface SnapshotForm {
  name: string
  description: string
}

/** What is sent: a form that the contract has read. */
export interface SnapshotModel {
  name: string
  description?: string | undefined
}

export const emptySnapshot: SnapshotForm = { name: '', description: '' }

/** The contract's rules, and that the name is not one of those of the other snapshots. */
export const snapshotResolver = (takenNames: readonly string[]) =>
  resolveBySchema<SnapshotForm, SnapshotModel>(async () => {
    const { CreateVmHostSnapshotModel } = await import('@sarv/contract/vm/host-snapshots/host-snapshots.schemas')
    return CreateVmHostSnapshotModel.refine(({ name }) => !takenNames.some((taken) => isSameName(taken, name)), {
      path: ['name'],
      error: snapshotsText.form.nameTaken,
    })
  })
