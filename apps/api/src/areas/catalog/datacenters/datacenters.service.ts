import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { findDatacenter } from './datacenters.store.ts'

/** The datacenter is offered, be there room in it or not. */
export const requireDatacenter = async (db: Db, id: number) => {
  const datacenter = await findDatacenter(db, id)
  if (!datacenter) throw new AppError('datacenter_missing')
  return datacenter
}

/** The datacenter is offered and has room for something new. */
export const ensureRoomFor = async (db: Db, id: number): Promise<void> => {
  const datacenter = await requireDatacenter(db, id)
  if (datacenter.fullReason !== null) {
    throw new AppError('no_capacity', { datacenter: datacenter.name, reason: datacenter.fullReason })
  }
}
