import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../../db/connection.ts'
import { holdService, startOperation, type ServiceContext, type Started } from '../../../services/service.ts'
import { freeOfCharge } from '../../portal/products.service.ts'
import { volumeService } from '../volumes/volumes.definition.ts'
import { volumeText } from '../volumes/volumes.fa.ts'
import { countCopies, setVolumeStatus } from '../volumes/volumes.store.ts'
import { deleteVolumeOperation } from './volume-deletion.operations.ts'

const { effects } = volumeText

/** What goes with the volume; changes nothing. */
export const quoteVolumeDelete = (db: Db, context: ServiceContext): Promise<Quote> =>
  db.transaction().execute(async (trx) => {
    const { project, id } = context
    await holdService(trx, context, volumeService, 'delete')
    const going = await countCopies(trx, { projectId: project.id, id })
    return {
      ...(await freeOfCharge(trx)),
      limits: [],
      effects: [effects.delete, ...(going.snapshots + going.backups > 0 ? [effects.deletes(going)] : [])],
    }
  })

export const deleteVolume = (trx: Db, context: ServiceContext): Promise<Started> =>
  startOperation(
    trx,
    context,
    volumeService,
    { action: 'delete', operation: deleteVolumeOperation },
    async (_, input) => {
      await setVolumeStatus(trx, input, 'deleting')
      return {}
    },
  )
