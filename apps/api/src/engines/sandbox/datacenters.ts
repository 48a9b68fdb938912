import type { SandboxDatacenter } from './datacenters.store.ts'

/** The documentation ranges, so that the first datacenters show addresses people recognise as examples. */
const examplePools = ['203.0.113.0/24', '198.51.100.0/24', '192.0.2.0/24']

/** The make-believe hardware of a datacenter. Pools never overlap: no two servers get one address. */
export const sandboxDatacenter = (id: number): SandboxDatacenter => ({
  name: `datacenter-${id}`,
  vcpus: 4_096,
  memoryGb: 16_384,
  diskGb: 1_048_576,
  // Beyond the examples: the range set aside for benchmarks, 4,096 addresses for each datacenter.
  ipv4Pool: examplePools[id - 1] ?? `198.${18 + (Math.floor(id / 16) % 2)}.${(id % 16) * 16}.0/20`,
  ipv6Prefix: `2001:db8:${id.toString(16)}::/48`,
})
