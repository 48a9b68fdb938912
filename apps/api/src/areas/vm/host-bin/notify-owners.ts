import type { Db } from '../../../db/connection.ts'
import { notify, type NotifyDependencies } from '../../portal/notifications.service.ts'
import type { VmHostKey } from '../hosts/hosts.store.ts'
import { listOwners } from './host-bin.store.ts'

export const binPage = (projectId: number): string => `/vm/${projectId}/bin`

/** Tells those whose server it is about its end; important enough for an SMS. */
export const notifyOwners = async (
  trx: Db,
  deps: NotifyDependencies,
  { customerId, ...key }: VmHostKey & { customerId: number },
  message: { subject: string; content: string },
): Promise<void> => {
  for (const userId of await listOwners(trx, key, customerId)) {
    await notify(trx, deps, { userId, customerId, link: binPage(key.projectId), ...message, isImportant: true })
  }
}
