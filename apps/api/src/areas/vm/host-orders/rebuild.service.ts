import type { RebuildVmHostModel } from '@sarv/contract/vm/host-orders/host-orders.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { SecretBox } from '../../../secrets.ts'
import { startOperation, type ServiceContext } from '../../../services/service.ts'
import { orNameTaken, renameVmHost } from '../hosts/edit.service.ts'
import { vmHostService } from '../hosts/hosts.definition.ts'
import { keepSecrets, setVmHostStatus } from '../hosts/hosts.store.ts'
import { ensureImageFits } from '../images/images.service.ts'
import { ensureKeyExists } from '../keys/keys.service.ts'
import { rebuildVmHostOperation } from './rebuild.operations.ts'
import { refuseWhileSuspended } from '../../financial/suspensions/suspensions.service.ts'

/** Everything on the first disk is lost; addresses, networks and other disks stay. */
export const rebuildVmHost = (trx: Db, context: ServiceContext, wanted: RebuildVmHostModel, secrets: SecretBox) =>
  startOperation(
    trx,
    context,
    vmHostService,
    { action: 'rebuild', operation: rebuildVmHostOperation },
    async (host, key) => {
      // Afterwards it runs.
      await refuseWhileSuspended(trx, context)
      // A server that was never built is tried again or deleted: there is nothing to install anew.
      if (host.engineRef === null) throw new AppError('not_built')
      await ensureImageFits(trx, wanted.vmImageId, { memoryGb: host.memoryGb, diskGb: host.diskGb })
      if (wanted.vmKeyId) await ensureKeyExists(trx, key.projectId, wanted.vmKeyId)
      if (wanted.name !== host.name) await renameVmHost(trx, context, wanted.name)
      await keepSecrets(trx, key, {
        sealedPassword: wanted.password ? secrets.seal(wanted.password, 'serverPassword') : null,
        sealedUserData: wanted.userData ? secrets.seal(wanted.userData, 'userData') : null,
      })
      await setVmHostStatus(trx, key, 'rebuild')
      return { vmImageId: wanted.vmImageId, vmKeyId: wanted.vmKeyId ?? null, name: wanted.name }
    },
  ).catch(orNameTaken(wanted.name))
