import { rolesToSeeAs, type Role } from '@sarv/contract/access'
import { accountRolesOf } from '@sarv/contract/account/customer-users/customer-users.rules'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Actor } from '../../../http/implement.ts'
import { publish } from '../../../operations/events.ts'
import { lockCustomer } from '../customers/customers.store.ts'
import { findMember } from './customer-users.store.ts'

/**
 * Changes of who may do what in an account happen one after the other, so that what was checked (there is another super
 * user, whoever invited still may) is still true when the change is written.
 */
export const lockAccess = async (trx: Db, customerId: number): Promise<void> => {
  await lockCustomer(trx, customerId)
}

/** The caller's roles in the account as they are under the lock; who looks through a lesser role has that one alone. */
export const accountRolesNow = async (trx: Db, actor: Actor): Promise<Role[]> => {
  const member = await findMember(trx, actor)
  if (!member) throw new AppError('forbidden')
  const roles = accountRolesOf(member)
  return actor.seenAs === undefined ? roles : rolesToSeeAs(roles).filter((role) => role === actor.seenAs)
}

/** Everyone in the account reads its users and projects again; the open streams of this user look again at what they show. */
export const publishAccessChange = (trx: Db, { customerId, userId }: { customerId: number; userId: number }) =>
  publish(
    trx,
    { customerId, projectId: null, group: 'Accessibility', id: userId },
    { customerId, projectId: null, group: 'Project' },
  )
