import { servicePage } from '@sarv/contract/service-types'
import type { Db } from '../../../db/connection.ts'
import type { NotifyDependencies } from '../../portal/notifications.service.ts'
import { tellOwners } from '../../portal/tell-owners.service.ts'
import { accessText } from './accesses.fa.ts'
import type { AccessRow } from './accesses.store.ts'
import { vpcService } from './vpcs.definition.ts'

/** Whoever asked reads the answer, and so do the owners of the account. `reason`: of a refusal. */
export const tellAnswer = async (
  trx: Db,
  deps: NotifyDependencies,
  customerId: number,
  { projectId, vpcHostId, vpcHost, askedBy, networkProjectId, vmNetworkId, vmNetwork }: AccessRow,
  reason?: string,
): Promise<void> => {
  const { granted, refused } = accessText
  // Who was refused does not learn what another project calls its network.
  const name = networkProjectId === projectId ? vmNetwork : null
  const message =
    reason === undefined
      ? { subject: granted.subject, content: granted.content(vpcHost, vmNetwork) }
      : { subject: refused.subject, content: refused.content(vpcHost, { id: vmNetworkId, name }, reason) }
  const link = servicePage({ projectId, serviceId: vpcHostId, serviceType: vpcService.type }) ?? null
  await tellOwners(trx, deps, { customerId, userId: askedBy, link, isImportant: false }, message)
}
