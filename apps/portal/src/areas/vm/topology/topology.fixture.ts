import type { TopologyNode } from '@sarv/client/vm.generated'

export const node = (id: string, kind: TopologyNode['kind'], more: Partial<TopologyNode> = {}): TopologyNode => ({
  id,
  kind,
  itemId: 1,
  name: id,
  detail: null,
  status: null,
  state: 'ok',
  networkId: null,
  routerId: null,
  publicAddresses: [],
  openings: [],
  members: null,
  problem: null,
  mend: null,
  ...more,
})
