import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { setVmHostStatus, type VmHostKey } from '../hosts/hosts.store.ts'
import { deleteDiskOperation } from './host-disks.operations.ts'
import { findDisk, listDisks } from './host-disks.store.ts'
import { startOperation, type ServiceContext, type Started } from '../../../services/service.ts'
import { findServer, vmHostService } from '../hosts/hosts.definition.ts'

export const disksOfServer = async (db: Db, host: VmHostKey) => {
  await findServer(db, host)
  return listDisks(db, host)
}

export const diskOfServer = async (db: Db, host: VmHostKey, diskId: number) => {
  const disk = await findDisk(db, host, diskId)
  if (!disk) throw new AppError('not_found')
  return disk
}

export const deleteDisk = (trx: Db, context: ServiceContext, diskId: number): Promise<Started> =>
  startOperation(
    trx,
    context,
    vmHostService,
    { action: 'volume', operation: deleteDiskOperation },
    async ({ projectId, id }) => {
      const disk = await diskOfServer(trx, { projectId, id }, diskId)
      if (disk.isRootDisk) throw new AppError('root_disk')
      await setVmHostStatus(trx, { projectId, id }, 'wait')
      return { diskId, answerId: diskId, otherName: disk.name }
    },
  )
