import type { FastifyInstance } from 'fastify'
import { limitedItem, limitRequestStatus } from '@sarv/contract/enums'
import { limitRequestCalls } from '@sarv/contract/portal/limit-requests/limit-requests.calls'
import { toWire } from '../../db/wire-time.ts'
import type { Dependencies } from '../../dependencies.ts'
import { implement } from '../../http/implement.ts'
import type { LimitedItem } from '../../services/limits.service.ts'
import { askForMore, takeRequestBack } from './limit-requests.service.ts'
import { listLimitRequests } from './limit-requests.store.ts'

type Row = Awaited<ReturnType<typeof listLimitRequests>>[number]

const toItem = ({ item, status, createdAt, endedAt, ...row }: Row) => {
  const itemId = limitedItem.id[item as LimitedItem]
  const statusId = limitRequestStatus.id[status]
  return {
    ...row,
    itemId,
    item: limitedItem.label(itemId),
    statusId,
    status: limitRequestStatus.label(statusId),
    createDate: toWire(createdAt),
    endDate: endedAt && toWire(endedAt),
  }
}

export const limitRequestRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, limitRequestCalls.limitRequestList, async ({ actor }) =>
    (await listLimitRequests(db, actor.customerId)).map(toItem),
  )

  implement(app, limitRequestCalls.limitRequestCreate, ({ trx, actor, body }) => askForMore(trx, actor, body), {
    // Each of them is read by somebody.
    rateLimit: { by: 'user', max: 60, perSeconds: 3600 },
  })

  implement(app, limitRequestCalls.limitRequestCancel, ({ trx, actor, params }) =>
    takeRequestBack(trx, actor.customerId, params.id),
  )
}
