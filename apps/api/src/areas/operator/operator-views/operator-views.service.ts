import { viewMinutes, type OperatorView } from '@sarv/contract/operator/operator-views/operator-views.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { AuditNote } from '../../../http/audited.ts'
import type { FindCaller } from '../../../http/authorize.ts'
import type { Operator } from '../../../http/operators.ts'
import { countInWindow } from '../../../http/rate-limits.store.ts'
import { hashToken, newViewToken } from '../../../secrets.ts'
import { readCurrentSession } from '../../account/sessions/sessions.service.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { operatorViewsText as text } from './operator-views.fa.ts'
import { endViews, findFirstOwner, findView, insertView, lockOperator } from './operator-views.store.ts'

type Note = (note: AuditNote) => void

const lifeSeconds = viewMinutes * 60
/** Somebody who works through tickets all day; not somebody who looks at everyone. */
const mostAnHour = 30
const hourSeconds = 3600

/** Before the transaction: what is refused stays counted. */
export const countView = async (db: Db, { operatorId }: Operator): Promise<void> => {
  const { count, secondsLeft } = await countInWindow(db, `views:operator:${operatorId}`, hourSeconds)
  if (count <= mostAnHour) return
  throw new AppError('too_many_requests', { seconds: secondsLeft }, { retryAfterSeconds: secondsLeft })
}

/** The customer is told in the same transaction: there is no view that nobody was told of. */
export const startView = async (
  trx: Db,
  deps: NotifyDependencies,
  findCaller: (trx: Db) => FindCaller,
  { operator, customerId, reason }: { operator: Operator; customerId: number; reason: string },
  note: Note,
): Promise<OperatorView> => {
  const owner = await findFirstOwner(trx, customerId)
  if (!owner) {
    const customer = await trx.selectFrom('customers').where('id', '=', customerId).select('id').executeTakeFirst()
    throw new AppError(customer ? 'view_nobody' : 'not_found')
  }
  note({ customerId })
  const { operatorId, sessionId } = operator
  await lockOperator(trx, operatorId)
  await endViews(trx, operatorId)
  await tellOwners(
    trx,
    deps,
    { customerId, link: null, topic: 'security', isImportant: false },
    text.begins(viewMinutes),
  )
  const accessToken = newViewToken()
  const view = await insertView(trx, {
    operatorId,
    sessionId,
    customerId,
    userId: owner.id,
    reason,
    tokenHash: hashToken(accessToken),
    lifeSeconds,
  })
  const caller = await findCaller(trx)(accessToken, undefined)
  if (!caller) throw new Error('a view was opened that nobody can use')
  return {
    id: view.id,
    accessToken,
    expireDate: toWire(view.expiresAt),
    secondsLeft: lifeSeconds,
    session: await readCurrentSession(trx, caller.actor),
  }
}

/** Their own; one that is over stays over. */
export const endView = async (trx: Db, { operatorId }: Operator, id: number, note: Note): Promise<void> => {
  const view = await findView(trx, operatorId, id)
  if (!view) throw new AppError('not_found')
  note(view)
  await endViews(trx, operatorId, id)
}
