import { serviceType } from '@sarv/contract/service-types'
import { AcceptedPrice } from '@sarv/contract/pricing/quote.schemas'
import type { VmHostReceipt } from '@sarv/contract/vm/hosts/hosts.schemas'
import type { Db } from '../../../db/connection.ts'
import { userTitle } from '../../../db/user-title.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import { createVmHostOperation, type CreateVmHostInput } from './create.operation.ts'
import type { VmHostKey } from './hosts.store.ts'

/** The order of a server that is there; a second try of the same order is a later operation. */
const findOrder = (db: Db, { projectId, id }: VmHostKey) =>
  db
    .selectFrom('vm_hosts as h')
    .leftJoin('operations as o', (join) =>
      join
        .onRef('o.project_id', '=', 'h.project_id')
        .onRef('o.service_id', '=', 'h.id')
        .on('o.service_type', '=', serviceType.vm)
        .on('o.kind', '=', createVmHostOperation.kind),
    )
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.id as operationId', 'o.input', 'o.created_at as orderedAt', userTitle.as('user')])
    .where('h.project_id', '=', projectId)
    .where('h.id', '=', id)
    .where('h.deleted_at', 'is', null)
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst()

/** What a server was ordered for, as it was accepted. */
export const readReceipt = async (db: Db, key: VmHostKey): Promise<VmHostReceipt> => {
  const order = await findOrder(db, key)
  if (!order) throw new AppError('not_found')
  // Orders of earlier versions kept no receipt.
  const { data: price } = AcceptedPrice.safeParse((order.input as Partial<CreateVmHostInput> | null)?.receipt)
  if (!price || !order.operationId || !order.orderedAt) throw new AppError('receipt_missing')
  return { ...price, operationId: order.operationId, createDate: toWire(order.orderedAt), user: order.user }
}
