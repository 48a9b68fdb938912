import type { CurrentSession } from '@sarv/contract/account/sessions/sessions.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import type { Actor } from '../../../http/authorize.ts'
import { AppError } from '../../../errors/app-error.ts'
import { mayOrder } from '../customers/ordering.service.ts'
import { hasSecondFactor, isProfileCompleted } from '../profile/profile.rules.ts'
import { getTokenEnd } from './sessions.store.ts'
import { findMember } from '../sign-in/sign-in.store.ts'

/** Who the token belongs to. The roles are those that count for this request: someone else's, while seeing as them. */
export const readCurrentSession = async (db: Db, actor: Actor): Promise<CurrentSession> => {
  const member = await findMember(db, actor.userId, actor.customerId)
  if (!member) throw new AppError('not_signed_in')
  return {
    userId: actor.userId,
    userTitle: actor.userTitle,
    email: member.email,
    customerId: actor.customerId,
    customerName: member.customerName,
    customerCount: member.customerCount,
    isSuperUser: actor.roles.includes('superUser'),
    isAccountManager: actor.roles.includes('accountManager'),
    isFinancialManager: actor.roles.includes('financialManager'),
    profileCompleted: isProfileCompleted(member),
    mayOrder: await mayOrder(db, actor.customerId),
    twoFactor: hasSecondFactor(member),
    expireDate: toWire(await getTokenEnd(db, actor)),
  }
}
