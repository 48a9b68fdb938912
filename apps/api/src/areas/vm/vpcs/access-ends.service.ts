import { servicePage } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { accessText } from './accesses.fa.ts'
import { listRequestsInto, recordAnswer } from './accesses.store.ts'
import { vpcService } from './vpcs.definition.ts'

/**
 * The network leaves its cloud, alone or with the cloud: nobody can grant what is still asked for it. Who asked reads why,
 * and so do the owners on both sides, which are of one account.
 */
export const endRequestsInto = async (
  trx: Db,
  deps: NotifyDependencies,
  vpc: { customerId: number; projectId: number; id: number; name: string },
  vmNetworkId: number,
): Promise<void> => {
  const { customerId } = vpc
  for (const request of await listRequestsInto(trx, vpc, vmNetworkId)) {
    const { id: accessId, projectId, vpcHostId, vpcHost, vmNetwork } = request
    const reason = accessText.networkLeft.reason(vpc.name)
    if (!(await recordAnswer(trx, { projectId, accessId }, { status: 'refused', reason, userId: null }))) continue
    for (const told of new Set([projectId, vpc.projectId]))
      await publish(trx, { customerId, projectId: told, group: 'Vpc' })
    const asking = servicePage({ projectId, serviceId: vpcHostId, serviceType: vpcService.type }) ?? null
    const { subject, content } = accessText.networkLeft
    await tellOwners(
      trx,
      deps,
      { customerId, link: asking, isImportant: false },
      { subject, content: content(vpcHost, vmNetwork, vpc.name) },
    )
  }
}
