import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findDatacenter } from './datacenters.store.ts'

/** The datacenter is offered and has room for something new. */
export const ensureRoomFor = async (db: Db, id: number): Promise<void> => {
  const datacenter = await findDatacenter(db, id)
  if (!datacenter) throw new AppError('datacenter_missing')
  if (datacenter.fullReason !== null) {
    throw new AppError('no_capacity', { datacenter: datacenter.name, reason: datacenter.fullReason })
  }
}
