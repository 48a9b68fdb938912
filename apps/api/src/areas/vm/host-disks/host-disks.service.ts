import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { actOnVmHost, findServer, type ActContext, type Started } from '../hosts/act.ts'
import { setVmHostStatus, type VmHostKey } from '../hosts/hosts.store.ts'
import { deleteDiskOperation } from './host-disks.operations.ts'
import { findDisk, listDisks } from './host-disks.store.ts'

export const disksOfServer = async (db: Db, host: VmHostKey) => {
  await findServer(db, host)
  return listDisks(db, host)
}

export const diskOfServer = async (db: Db, host: VmHostKey, diskId: number) => {
  const disk = await findDisk(db, host, diskId)
  if (!disk) throw new AppError('not_found')
  return disk
}

export const deleteDisk = (trx: Db, context: ActContext, diskId: number): Promise<Started> =>
  actOnVmHost<{ diskId: number }>(
    trx,
    context,
    { action: 'volume', operation: deleteDiskOperation },
    async ({ project_id: projectId, id }) => {
      const disk = await diskOfServer(trx, { projectId, id }, diskId)
      if (disk.is_root) throw new AppError('root_disk')
      await setVmHostStatus(trx, { projectId, id }, 'wait')
      return { diskId, answerId: diskId, otherName: disk.name }
    },
  )
