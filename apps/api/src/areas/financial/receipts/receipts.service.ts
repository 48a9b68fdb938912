import { AcceptedPrice } from '@sarv/contract/pricing/quote.schemas'
import type { OrderReceipt } from '@sarv/contract/pricing/receipt.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection.ts'
import { userTitle } from '../../../db/user-title.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'

/** The operations that may have begun with the order of a thing: the first of them keeps its receipt. */
interface OrderedThing {
  projectId: number
  serviceType: string
  /** Absent: of whichever has it now; `input` tells it among all. */
  serviceId?: number
  kinds: readonly string[]
  /** Among several of one service: that whose input says this. */
  input?: { ipId: number }
}

/** A second try of the same order is a later operation. */
const findOrder = (db: Db, { projectId, serviceType, serviceId, kinds, input }: OrderedThing) =>
  db
    .selectFrom('operations as o')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .select(['o.id', 'o.input', 'o.created_at as createdAt', userTitle.as('user')])
    // It may have been ordered in another project of the customer, and moved since.
    .where('o.customer_id', '=', (eb) =>
      eb.selectFrom('projects').where('projects.id', '=', projectId).select('projects.customer_id'),
    )
    .where('o.service_type', '=', serviceType)
    .$if(serviceId !== undefined, (query) => query.where('o.service_id', '=', serviceId!))
    .where('o.kind', 'in', kinds)
    .$if(input !== undefined, (query) => query.where(sql<boolean>`o.input @> ${JSON.stringify(input)}::jsonb`))
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst()

/** What a thing that is there was ordered for, as it was accepted. */
export const readReceipt = async (db: Db, thing: OrderedThing): Promise<OrderReceipt> => {
  const order = await findOrder(db, thing)
  // What came with another order has no receipt of its own, and orders of earlier versions kept none.
  const { data: price } = AcceptedPrice.safeParse((order?.input as { receipt?: unknown } | undefined)?.receipt)
  if (!order || !price) throw new AppError('receipt_missing')
  return { ...price, operationId: order.id, createDate: toWire(order.createdAt), user: order.user }
}
