import {
  useVmNetworkNodeListQuery,
  useVpcInterfaceShortListQuery,
  useVpcIpListQuery,
  useVpcNatListQuery,
  useVpcNatOptionsQuery,
} from '@sarv/client/vm.generated'
import { useMemo } from 'react'
import { usePollingInterval } from '../../../shell/live-events.ts'
import type { Known } from './forward-form.ts'

const none: readonly never[] = []

/** All that is known of the gateway of a cloud; `isKnown` once every part of it has come. */
export const useGateway = (projectId: number, vpcHostId: number) => {
  const pollingInterval = usePollingInterval()
  const ofCloud = { projectId, vpcHostId }
  const nats = useVpcNatListQuery(ofCloud, { pollingInterval })
  const ips = useVpcIpListQuery(ofCloud, { pollingInterval })
  const networks = useVpcInterfaceShortListQuery(ofCloud)
  const nodes = useVmNetworkNodeListQuery({ projectId })
  const options = useVpcNatOptionsQuery(ofCloud)
  const known = useMemo(
    (): Known => ({
      networks: networks.currentData ?? none,
      ips: ips.currentData ?? none,
      nodes: nodes.currentData ?? none,
      nats: nats.currentData ?? none,
      options: options.currentData,
    }),
    [networks.currentData, ips.currentData, nodes.currentData, nats.currentData, options.currentData],
  )
  const isKnown = [nats, ips, networks, nodes, options].every(({ currentData }) => currentData !== undefined)
  return { nats, known, isKnown, isCounting: options.isLoading }
}
