import { userAccessType } from '@sarv/contract/enums'
import type { Db } from '../../db/connection.ts'
import { notify, type NotificationTopic, type NotifyDependencies } from './notifications.service.ts'

const ownersCeiling = 20

export interface OwnedThing {
  customerId: number
  /** Who is told besides, while they belong to the account: whoever deleted it. */
  userId?: number | null
  /** Who manages this project is told besides: they are asked to decide. */
  managersOf?: number
  /** The page that the message leads to; null: there is none. */
  link: string | null
  /** We have to tell: it is mailed also to those who wish no mails. */
  isOwed?: boolean
  /** It is about money: the financial managers are told too. */
  isMoney?: boolean
  /** By default money where it is about that, else their services. */
  topic?: NotificationTopic
  /** False: a mail is enough. */
  isImportant?: boolean
}

/**
 * Tells the super users of an account what became of something of theirs; usually important enough for an SMS. Answers the
 * delivery records of the mails and SMS.
 */
export const tellOwners = async (
  trx: Db,
  deps: NotifyDependencies,
  thing: OwnedThing,
  message: { subject: string; content: string },
): Promise<number[]> => {
  const { customerId, userId = null, managersOf, link, isOwed = false, isMoney = false, isImportant = true } = thing
  const topic = thing.topic ?? (isMoney ? 'money' : 'services')
  const owners = await trx
    .selectFrom('memberships')
    .where('customer_id', '=', customerId)
    .where((eb) =>
      eb.or([
        eb('is_super_user', '=', true),
        eb('user_id', '=', userId),
        ...(isMoney ? [eb('is_financial_manager', '=', true)] : []),
        ...(managersOf === undefined
          ? []
          : [
              eb('user_id', 'in', (managers) =>
                managers
                  .selectFrom('project_users')
                  .where('project_id', '=', managersOf)
                  .where('access_type', '=', userAccessType.id.owner)
                  .select('user_id'),
              ),
            ]),
      ]),
    )
    .select('user_id as userId')
    .orderBy('user_id')
    .limit(ownersCeiling)
    .execute()
  const sent: number[] = []
  for (const owner of owners) {
    const notification = { ...owner, customerId, link, topic, ...message, isImportant, isOwed }
    sent.push(...(await notify(trx, deps, notification)))
  }
  return sent
}
