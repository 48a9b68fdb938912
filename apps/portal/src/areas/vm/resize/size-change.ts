import type { VmHostDetail } from '@sarv/client/vm.generated'
import type { PricedVm } from '@sarv/contract/vm/hosts/hosts.price'
import { resizeEffects, type VmHostSize } from '@sarv/contract/vm/hosts/resize.rules'

type Resized = Pick<VmHostDetail, 'dataDisk' | 'ipV4' | 'ipV6' | 'cpu' | 'memory' | 'disk'>

/** What the edit call is asked for: only what changes. */
export const editModelOf = (current: VmHostSize, wanted: VmHostSize): Partial<VmHostSize> =>
  Object.fromEntries(resizeEffects(current, wanted).changed.map((part) => [part, wanted[part]]))

/**
 * The server with this size as it is priced; its second disk and its addresses stay. A plan that it has ends with another
 * size, and holds for its own: nothing is saved by choosing what one has.
 */
export const resizedVm = (
  { dataDisk, ipV4, ipV6, ...current }: Resized,
  { cpu, memory, disk }: VmHostSize,
  plan?: PricedVm['plan'],
): PricedVm => ({
  cpu,
  memoryGb: memory,
  diskGb: disk,
  dataDiskGb: dataDisk ?? 0,
  hasIpv4: ipV4 > 0,
  hasIpv6: ipV6 > 0,
  ...(plan && cpu === current.cpu && memory === current.memory && disk === current.disk && { plan }),
})
