import type { Db } from '../../../db/connection.ts'
import { servicePage } from '@sarv/contract/portal/service-pages'
import { appendToChain } from '../../../audit/chain.ts'
import { notify } from '../../portal/notifications.service.ts'
import type { VmDependencies } from '../hosts/operation-parts.ts'
import type { OpenFinding } from './findings.store.ts'
import type { DriftKind, DriftServiceType, Theirs } from './reconcile.rules.ts'

/** One finding about one thing whose row is held, and on which no operation is. */
export interface Case<Held> {
  trx: Db
  deps: VmDependencies
  finding: OpenFinding
  held: Held
  theirs: Theirs
  /** It counts from this moment on: its people are told now, and not again. */
  isNews: boolean
}

/** `followed`: our rows say what the engine says, so that nothing differs any more. */
export type Outcome = 'followed' | 'stands'

/** What is done about findings of one type of service. */
export interface Repairs<Held> {
  /** Its row until the transaction ends; undefined when we no longer have it. */
  hold(trx: Db, key: { projectId: number; id: number }): Promise<Held | undefined>
  /** Runs in every round in which the finding counts, so it writes only what is not so yet. Absent: it is only reported. */
  counts: Partial<Record<DriftKind, (of: Case<Held>) => Promise<Outcome>>>
  /** Once, when the finding is over. */
  isOver: Partial<Record<DriftKind, (of: Case<Held>) => Promise<void>>>
}

/** What an engine has of the finding's thing; of several, the one that the finding is about. */
export const theirOf = <Their extends { tag: string; ref: string }>(
  theirs: readonly Their[],
  tag: string,
  { engineRef }: OpenFinding,
): Their | undefined => {
  const same = theirs.filter((their) => their.tag === tag)
  return same.find(({ ref }) => ref === engineRef) ?? same[0]
}

/** Whose service it is, and which page shows it. */
export const ownedBy = (
  {
    customer_id: customerId,
    project_id: projectId,
    id: serviceId,
  }: Record<'customer_id' | 'project_id' | 'id', number>,
  serviceType: DriftServiceType,
) => ({ customerId, projectId, serviceId, serviceType })

const ownersCeiling = 20

/** Tells the super users of the account; important enough for an SMS. */
export const tellOwners = async (
  trx: Db,
  deps: VmDependencies,
  about: { customerId: number; serviceType: DriftServiceType; projectId: number; serviceId: number },
  message: { subject: string; content: string },
): Promise<void> => {
  const { customerId } = about
  const link = servicePage(about) ?? null
  const owners = await trx
    .selectFrom('memberships')
    .where('customer_id', '=', customerId)
    .where('is_super_user', '=', true)
    .select('user_id')
    .orderBy('user_id')
    .limit(ownersCeiling)
    .execute()
  for (const { user_id: userId } of owners)
    await notify(trx, deps, { userId, customerId, link, ...message, isImportant: true })
}

/** What happened to a server without us; its title is among those of the calls. */
export type OutsideEvent =
  | 'vmHostGone'
  | 'vmHostBroken'
  | 'vmHostFoundAgain'
  | 'vmHostStartedOutside'
  | 'vmHostStoppedOutside'
  | 'vmHostReaddressedOutside'
  | 'volumeAttachedOutside'
  | 'volumeDetachedOutside'

/** A line in the activity of a server. Writers take turns at the log: last in a transaction. */
export const noteActivity = (
  trx: Db,
  { secrets }: VmDependencies,
  event: OutsideEvent,
  of: { customerId: number; projectId: number; vmHostId: number },
): Promise<void> =>
  appendToChain(trx, secrets, [
    {
      at: new Date(),
      event,
      status: 200,
      user_id: null,
      customer_id: of.customerId,
      project_id: of.projectId,
      session_id: null,
      api_token_id: null,
      target: `projectId:${of.projectId} vmHostId:${of.vmHostId}`,
      data: null,
      ip: null,
      user_agent: null,
      request_id: null,
    },
  ])
