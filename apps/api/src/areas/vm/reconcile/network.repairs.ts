import { serviceType } from '@sarv/contract/service-types'
import { vmKeyStatus } from '@sarv/contract/enums'
import { networkTag } from '../../../ports/compute/networks.engine.ts'
import { setNetworkStatus } from '../networks/networks.store.ts'
import { tellNetworks } from '../networks/nodes.service.ts'
import { holdNetwork } from './held.store.ts'
import { reconcileText } from './reconcile.fa.ts'
import { ownedBy, tellOwners, theirOf, type Case, type Repairs } from './reconcile.repairs.ts'

type HeldNetwork = NonNullable<Awaited<ReturnType<typeof holdNetwork>>>

const turn = async (of: Case<HeldNetwork>, status: 'active' | 'failed') => {
  const { trx, deps, held } = of
  if (held.statusId === vmKeyStatus.id[status]) return
  await setNetworkStatus(trx, held, status)
  await tellNetworks(trx, { id: held.projectId, customerId: held.customerId })
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
      if (theirOf(theirs.networks, networkTag(held.projectId, held.id), finding)) await turn(of, 'active')
    },
  },
}
