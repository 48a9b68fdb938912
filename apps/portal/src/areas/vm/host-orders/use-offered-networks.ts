import { useVmNetworkShortListQuery, useVpcInterfaceShortListQuery } from '@sarv/client/vm.generated'

interface Place {
  projectId: number
  vpcId: number | null
}

/** The networks that a server can be ordered on: all of the project, or those of one private cloud. */
export const useOfferedNetworks = ({ projectId, vpcId }: Place, { skip = false }: { skip?: boolean } = {}) => {
  const ofProject = useVmNetworkShortListQuery({ projectId }, { skip: skip || vpcId !== null })
  const ofCloud = useVpcInterfaceShortListQuery({ projectId, vpcHostId: vpcId ?? 0 }, { skip: skip || vpcId === null })
  return vpcId === null ? ofProject : ofCloud
}
