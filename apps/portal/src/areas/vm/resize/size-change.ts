import type { VmHostDetail } from '@sarv/client/vm.generated'
import type { PricedVm } from '@sarv/contract/vm/hosts/hosts.price'
import { resizeEffects, type VmHostSize } from '@sarv/contract/vm/hosts/resize.rules'

/** What the edit call is asked for: only what changes. */
export const editModelOf = (current: VmHostSize, wanted: VmHostSize): Partial<VmHostSize> =>
  Object.fromEntries(resizeEffects(current, wanted).changed.map((part) => [part, wanted[part]]))

/** The server with this size as it is priced, without a plan; its second disk and its addresses stay. */
export const resizedVm = (
  { dataDisk, ipV4, ipV6 }: Pick<VmHostDetail, 'dataDisk' | 'ipV4' | 'ipV6'>,
  { cpu, memory, disk }: VmHostSize,
): PricedVm => ({
  cpu,
  memoryGb: memory,
  diskGb: disk,
  dataDiskGb: dataDisk ?? 0,
  hasIpv4: ipV4 > 0,
  hasIpv6: ipV6 > 0,
})
