import type { Db } from '../../db/connection.ts'
import { notify, type NotifyDependencies } from './notifications.service.ts'

const ownersCeiling = 20

export interface OwnedThing {
  customerId: number
  /** Who is told besides, while they belong to the account: whoever deleted it. */
  userId?: number | null
  /** The page that the message leads to; null: there is none. */
  link: string | null
  /** We have to tell: it is mailed also to those who wish no mails. */
  isOwed?: boolean
}

/** Tells the super users of an account what became of something of theirs; important enough for an SMS. */
export const tellOwners = async (
  trx: Db,
  deps: NotifyDependencies,
  { customerId, userId = null, link, isOwed = false }: OwnedThing,
  message: { subject: string; content: string },
): Promise<void> => {
  const owners = await trx
    .selectFrom('memberships')
    .where('customer_id', '=', customerId)
    .where((eb) => eb.or([eb('is_super_user', '=', true), eb('user_id', '=', userId)]))
    .select('user_id as userId')
    .orderBy('user_id')
    .limit(ownersCeiling)
    .execute()
  for (const owner of owners)
    await notify(trx, deps, { ...owner, customerId, link, ...message, isImportant: true, isOwed })
}
