import { limitedItem } from '@sarv/contract/enums'
import type { Db } from '../../db/connection.ts'
import { publish } from '../../operations/events.ts'
import { getLimitUsage, limitedItems, setLimits, type Amounts } from '../../services/limits.service.ts'
import { limitRequestText as text } from './limit-requests.fa.ts'
import type { NotifyDependencies } from './notifications.service.ts'
import { tellOwners } from './tell-owners.service.ts'

/** What an operator sets without having been asked: the owners of the account are told. Answers what it was. */
export const changeLimits = async (
  trx: Db,
  deps: NotifyDependencies,
  customerId: number,
  limits: Amounts,
  answer?: string | null,
): Promise<Amounts> => {
  const usage = await getLimitUsage(trx, customerId)
  const changed = limitedItems.filter((item) => limits[item] !== undefined && limits[item] !== usage[item].max)
  await setLimits(trx, customerId, limits)
  for (const item of changed) {
    const label = limitedItem.label(limitedItem.id[item])
    const message = {
      subject: text.changed.subject(label),
      content: text.changed.content(label, { had: usage[item].max, max: limits[item]!, answer: answer ?? null }),
    }
    await tellOwners(trx, deps, { customerId, link: null, topic: 'support' }, message)
  }
  // Those who see their limits read them again.
  await publish(trx, { customerId, projectId: null, group: 'Operation' })
  return Object.fromEntries(changed.map((item) => [item, usage[item].max]))
}
