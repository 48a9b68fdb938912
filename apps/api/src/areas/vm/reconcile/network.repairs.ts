import { serviceType } from '@sarv/contract/service-types'
import { vmKeyStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { setNetworkStatus, type NetworkKey } from '../networks/networks.store.ts'
import { tellNetworks } from '../networks/nodes.service.ts'
import { reconcileText } from './reconcile.fa.ts'
import { ownedBy, tellOwners, theirOf, type Case, type Repairs } from './reconcile.repairs.ts'

const holdNetwork = (trx: Db, { projectId, id }: NetworkKey) =>
  trx
    .selectFrom('vm_networks as w')
    .innerJoin('projects as p', 'p.id', 'w.project_id')
    .where('w.project_id', '=', projectId)
    .where('w.id', '=', id)
    .where('w.deleted_at', 'is', null)
    .select(['w.project_id', 'w.id', 'w.name', 'w.status_id', 'p.customer_id'])
    .forNoKeyUpdate('w')
    .executeTakeFirst()

type HeldNetwork = NonNullable<Awaited<ReturnType<typeof holdNetwork>>>

const turn = async (of: Case<HeldNetwork>, status: 'active' | 'failed') => {
  const { trx, deps, held } = of
  if (held.status_id === vmKeyStatus.id[status]) return
  await setNetworkStatus(trx, { projectId: held.project_id, id: held.id }, status)
  await tellNetworks(trx, { id: held.project_id, customerId: held.customer_id })
  const { subject, content } = reconcileText.network[status === 'failed' ? 'gone' : 'back']
  await tellOwners(trx, deps, ownedBy(held, serviceType.network), {
    subject: subject(held.name),
    content: content(held.name),
  })
}

export const networkRepairs: Repairs<HeldNetwork> = {
  hold: holdNetwork,
  counts: {
    gone: async (of) => {
      await turn(of, 'failed')
      return 'stands'
    },
  },
  isOver: {
    gone: async (of) => {
      const { theirs, held, finding } = of
      if (theirOf(theirs.networks, networkTag(held.project_id, held.id), finding)) await turn(of, 'active')
    },
  },
}
