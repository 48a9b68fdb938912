import { serviceType } from '@sarv/contract/service-types'
import { vpcAccess, vpcCan, type VpcAction } from '@sarv/contract/vm/vpcs/vpcs.rules'
import { refusalsOf } from '../../../services/refusals.ts'
import { useServiceRefusal } from '../../../services/use-service-refusal.ts'

const refusalOf = refusalsOf({
  access: vpcAccess,
  whyNot: (action: VpcAction, vpc: { statusId: number }) => (vpcCan(action, vpc) ? undefined : 'status'),
  sentences: {},
})

/** Why an act on a private cloud is not possible now, in Persian. */
export const useVpcRefusal = (projectId: number) => useServiceRefusal(projectId, serviceType.vpc, refusalOf)
