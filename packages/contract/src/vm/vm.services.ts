import type { ServiceFacts } from '../service-types.ts'

export const vmServices = {
  vm: {
    type: 'Vm',
    product: 'vm',
    page: (projectId, id) => `/vm/${projectId}/${id}/specification`,
    endedBy: ['vmHostDelete', 'vmHostPurge'],
  },
  /** An address beyond a server's first ones. */
  vmIp: { type: 'VmIp', product: 'vm' },
  volume: {
    type: 'Volume',
    product: 'vm',
    page: (projectId, id) => `/volume/${projectId}?volume=${id}`,
    endedBy: ['volumeDelete'],
  },
  network: {
    type: 'Network',
    page: (projectId, id) => `/network/${projectId}/${id}/node-list`,
    endedBy: ['vmNetworkDelete'],
  },
  vpc: {
    type: 'Vpc',
    product: 'vpc',
    page: (projectId, id) => `/vpc/${projectId}/${id}/overview`,
    endedBy: ['vpcDelete'],
  },
  loadBalancer: {
    type: 'LoadBalancer',
    product: 'vm',
    page: (projectId, id) => `/load-balancer/${projectId}?balancer=${id}`,
    endedBy: ['loadBalancerDelete'],
  },
} as const satisfies Record<string, ServiceFacts>
