import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { lockNetwork } from '../networks/networks.store.ts'
import type { VpcKey } from '../vpcs/vpcs.store.ts'
import { deletionText } from './vpc-changes.fa.ts'
import { vpcParts, type VpcPart } from './vpc-parts.definition.ts'

/* What keeps a cloud, or a network in it. Asked before the work begins, and again before it is tried again. */

/** What all that hangs on a cloud answers, one after the other. */
export const askParts = async (ask: (part: VpcPart) => Promise<readonly string[]> | undefined): Promise<string[]> => {
  const told: string[] = []
  for (const part of vpcParts) told.push(...((await ask(part)) ?? []))
  return told
}

export const refuseLedInto = async (trx: Db, vpc: VpcKey, network: { id: number; name: string }): Promise<void> => {
  // Nothing new is led into it between this look and the end of the transaction.
  await lockNetwork(trx, { projectId: vpc.projectId, id: network.id })
  const things = await askParts(({ leadsInto }) => leadsInto?.(trx, vpc, network.id))
  if (things.length > 0)
    throw new AppError('network_led_into', { name: network.name, things: deletionText.listed(things) })
}

/** `userId`: who wants it gone; null: nobody pays for it, and what its owner has protected does not keep it. */
export const refuseWhatForbids = async (trx: Db, vpc: VpcKey, userId: number | null): Promise<void> => {
  const things = await askParts(({ forbidsEnd }) => forbidsEnd?.(trx, vpc))
  if (things.length > 0) throw new AppError('vpc_holds', { things: deletionText.listed(things) })
  if (userId === null) return
  const kept = await askParts(({ protects }) => protects?.(trx, vpc))
  if (kept.length > 0) throw new AppError('vpc_protected', { things: deletionText.listed(kept) })
}
