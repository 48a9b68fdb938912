import type { PricedVm } from '@sarv/contract/vm/hosts/hosts.price'
import type { Db } from '../../../db/connection.ts'
import { holdLimits, type Amounts } from '../../../services/limits.service.ts'
import { vmHostService } from './hosts.definition.ts'
import type { VmHostKey } from './hosts.store.ts'

export type SizedVm = Pick<PricedVm, 'cpu' | 'memoryGb' | 'diskGb' | 'dataDiskGb' | 'hasIpv4'>

/** What a server holds of its customer's limits. Firewall rules, and addresses beyond the first, hold their own. */
export const limitsOf = ({ cpu, memoryGb, diskGb, dataDiskGb, hasIpv4 }: SizedVm) =>
  ({ cpu, memoryGb, diskGb: diskGb + dataDiskGb, ip: hasIpv4 ? 1 : 0, vm: 1 }) satisfies Amounts

type HostOfCustomer = VmHostKey & { customerId: number }

export const holdSize = (trx: Db, host: HostOfCustomer, vm: SizedVm): Promise<void> =>
  holdLimits(trx, vmHostService.of(host), limitsOf(vm))

/** In the bin its disks and its address are kept for it; the rest is free for others. */
export const parkLimits = (trx: Db, host: HostOfCustomer): Promise<void> =>
  holdLimits(trx, vmHostService.of(host), { cpu: 0, memoryGb: 0, vm: 0 })
