import { copiesPerVolume } from '@sarv/contract/limits'
import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../../db/connection.ts'
import { violates } from '../../../db/violations.ts'
import { AppError } from '../../../errors/app-error.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import { judgeGoingBack, startRemoval } from './removal.service.ts'
import type { Copies } from './volume-copies.operations.ts'
import { findCopy, insertCopy, isCopyNameTaken, listCopies, listCopyIds, setCopyStatus } from './volume-copies.store.ts'
import { findVolume, setVolumeStatus, type VolumeKey } from '../volumes/volumes.store.ts'
import { holdService, startOperation, type ServiceContext, type Started } from '../../../services/service.ts'
import { volumeService } from '../volumes/volumes.definition.ts'

export interface WantedCopy {
  name: string
  description?: string | undefined
  /** The schedule that makes it; null: someone asked for it. */
  scheduleId?: number | null
}

/** The copies of a volume that is there. */
export const copiesOfVolume = async (db: Db, copies: Copies, volume: VolumeKey) => {
  const found = await findVolume(db, volume)
  if (!found) throw new AppError('not_found')
  return { volume: found, copies: await listCopies(db, copies, volume) }
}

export const copyOfVolume = async (db: Db, copies: Copies, volume: VolumeKey, copyId: number) => {
  const found = await findVolume(db, volume)
  const copy = found && (await findCopy(db, copies, volume, copyId))
  if (!copy) throw new AppError('not_found')
  return { volume: found, copy }
}

const ensureMayHaveAnother = async (db: Db, copies: Copies, volume: VolumeKey, name: string) => {
  if (await isCopyNameTaken(db, copies, volume, name)) throw new AppError('name_taken', { name })
  if ((await listCopyIds(db, copies, volume)).length >= copiesPerVolume) {
    throw new AppError('too_many_copies', { max: copiesPerVolume, what: copies.text.noun })
  }
}

/** What making it would cost and do; changes nothing. */
export const quoteCopy = (db: Db, copies: Copies, context: ServiceContext, wanted: WantedCopy): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const { project, id } = context
    await holdService(trx, context, volumeService, copies.actions.create)
    await ensureMayHaveAnother(trx, copies, { projectId: project.id, id }, wanted.name)
    return {
      ...(await freeOfCharge(trx)),
      limits: [],
      effects: [...copies.text.effects.create],
    }
  })

/** In the caller's transaction: a schedule writes its next run with it. */
export const startCopy = (trx: Db, copies: Copies, context: ServiceContext, wanted: WantedCopy): Promise<Started> =>
  startOperation(
    trx,
    context,
    volumeService,
    { action: copies.actions.create, operation: copies.operations.create },
    async ({ projectId, id, volumeSize: sizeGb }) => {
      const volume = { projectId, id }
      await ensureMayHaveAnother(trx, copies, volume, wanted.name)
      const { name, description = null, scheduleId = null } = wanted
      const copy = await insertCopy(trx, copies, volume, { name, description, sizeGb, scheduleId })
      return { copyId: copy.id, scheduleId, answerId: copy.id, otherName: name }
    },
  )

export const createCopy = (trx: Db, copies: Copies, context: ServiceContext, wanted: WantedCopy): Promise<Started> =>
  startCopy(trx, copies, context, wanted).catch((error: unknown) => {
    throw violates(error, `${copies.table}_name`) ? new AppError('name_taken', { name: wanted.name }) : error
  })

export const goBackToCopy = (trx: Db, copies: Copies, context: ServiceContext, copyId: number): Promise<Started> =>
  startOperation(
    trx,
    context,
    volumeService,
    { action: copies.actions.goBack, operation: copies.operations.goBack },
    async (volume) => {
      const key = { projectId: volume.projectId, id: volume.id }
      const copy = await findCopy(trx, copies, key, copyId)
      if (!copy) throw new AppError('not_found')
      judgeGoingBack(copies, copy, volume)
      await setCopyStatus(trx, copies, { projectId: key.projectId, id: copyId }, copies.status.goingBack)
      await setVolumeStatus(trx, key, 'wait')
      return { copyId, scheduleId: null, answerId: copyId, otherName: copy.name }
    },
  )

export const deleteCopy = (trx: Db, copies: Copies, context: ServiceContext, copyId: number): Promise<Started> =>
  startRemoval(trx, copies, copies.operations.delete, context, { copyId, scheduleId: null })
