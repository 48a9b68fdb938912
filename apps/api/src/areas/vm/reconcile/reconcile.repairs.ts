import type { Db } from '../../../db/connection.ts'
import { servicePage } from '@sarv/contract/service-types'
import { appendToChain } from '../../../audit/chain.ts'
import { tellOwners as tellOwnersOf } from '../../portal/tell-owners.service.ts'
import type { VmDependencies } from '../hosts/hosts.steps.ts'
import type { DriftCase, DriftRepairs } from '../../../services/drift-round.ts'
import type { DriftServiceType, OpenFinding } from '../../../services/drift.ts'
import type { Theirs } from './reconcile.rules.ts'

export type Case<Held> = DriftCase<VmDependencies, Theirs, Held>
export type Repairs<Held> = DriftRepairs<VmDependencies, Theirs, Held>

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
  { customerId, projectId, id: serviceId }: Record<'customerId' | 'projectId' | 'id', number>,
  serviceType: DriftServiceType,
) => ({ customerId, projectId, serviceId, serviceType })

/** Tells the super users of the account, with a link to the service. */
export const tellOwners = (
  trx: Db,
  deps: VmDependencies,
  about: { customerId: number; serviceType: DriftServiceType; projectId: number; serviceId: number },
  message: { subject: string; content: string },
): Promise<unknown> =>
  tellOwnersOf(trx, deps, { customerId: about.customerId, link: servicePage(about) ?? null }, message)

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
