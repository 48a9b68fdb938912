import type { Db } from '../../../db/connection.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { findDeleter } from './host-bin.store.ts'

export const binPage = (projectId: number): string => `/vm/${projectId}/bin`

/** Tells those whose server it is about its end: whoever deleted it, and the super users of the account. */
export const notifyOwners = async (
  trx: Db,
  deps: NotifyDependencies,
  { customerId, ...key }: VmHostKey & { customerId: number },
  message: { subject: string; content: string },
): Promise<unknown> =>
  tellOwners(trx, deps, { customerId, userId: await findDeleter(trx, key), link: binPage(key.projectId) }, message)
