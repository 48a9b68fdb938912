import type { ServiceFacts } from '../service-types.ts'

export const vmServices = {
  vm: {
    type: 'Vm',
    page: (projectId, id) => `/vm/${projectId}/${id}/specification`,
    endedBy: ['vmHostDelete', 'vmHostPurge'],
  },
  /** An address beyond a server's first ones. */
  vmIp: { type: 'VmIp' },
  volume: {
    type: 'Volume',
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
    page: (projectId, id) => `/vpc/${projectId}/${id}/overview`,
    endedBy: ['vpcDelete'],
  },
  loadBalancer: {
    type: 'LoadBalancer',
    page: (projectId, id) => `/load-balancer/${projectId}?balancer=${id}`,
    endedBy: ['loadBalancerDelete'],
  },
} as const satisfies Record<string, ServiceFacts>
