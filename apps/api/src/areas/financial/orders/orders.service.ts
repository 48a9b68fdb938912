import { may, type Role } from '@sarv/contract/access'
import type { OrderListQuery, OrderSummaryQuery } from '@sarv/contract/financial/orders/orders.schemas'
import type { Db } from '../../../db/connection.ts'
import type { Actor } from '../../../http/implement.ts'
import { projectSightOf } from '../../project/project-users/project-access.service.ts'
import { countOrders, findOrderIn, listOrders, sumOrders, type OrderRow, type OrderScope } from './orders.store.ts'

export { findOrderByName, type OrderRow } from './orders.store.ts'
export { productName } from '../usage/product-names.rules.ts'

export interface OwnOrder extends OrderRow {
  /** By whoever asks. */
  canLabel: boolean
}

const mayLabel = (roles: readonly Role[]): boolean => may('project:operate', roles)

/** The services that somebody sees, with what they may do there. */
export const listOwnOrders = async (db: Db, actor: Actor, productId: number, query: OrderListQuery) => {
  const { visibleProjectIds, rolesIn } = await projectSightOf(db, actor)
  const { rows, total } = await listOrders(db, scopeOf(actor, visibleProjectIds), productId, query)
  return { rows: rows.map((row): OwnOrder => ({ ...row, canLabel: mayLabel(rolesIn(row.projectId)) })), total }
}

const scopeOf = ({ customerId }: Actor, visibleProjectIds: OrderScope['visibleProjectIds']): OrderScope => ({
  customerId,
  visibleProjectIds,
})

/** By its number, of those that somebody sees. */
export const findOrder = async (db: Db, actor: Actor, id: number): Promise<OrderRow | undefined> => {
  const { visibleProjectIds } = await projectSightOf(db, actor)
  return findOrderIn(db, scopeOf(actor, visibleProjectIds), id)
}

/** What the filters leave, and all that one may narrow by. */
export const summarizeOwnOrders = async (db: Db, actor: Actor, query: OrderSummaryQuery) => {
  const { visibleProjectIds } = await projectSightOf(db, actor)
  const scope = scopeOf(actor, visibleProjectIds)
  const sums = await sumOrders(db, scope, query)
  const counts = await countOrders(db, scope)
  return { sums, counts }
}
