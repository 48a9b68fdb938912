/** What somebody can order, by the name that operations, usage and findings carry. */
export const serviceType = {
  vm: 'Vm',
  /** An address beyond a server's first ones. */
  vmIp: 'VmIp',
  volume: 'Volume',
  network: 'Network',
  bucket: 'Storage',
} as const

export type ServiceType = (typeof serviceType)[keyof typeof serviceType]
