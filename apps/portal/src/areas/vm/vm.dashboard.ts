import type { DashboardCards } from '../area.ts'
import { VmKind } from './hosts/VmKind.tsx'
import { BalancerKind } from './load-balancers/BalancerKind.tsx'
import { VolumeKind } from './volumes/VolumeKind.tsx'
import { vmMenuWords } from './vm.menu-words.fa.ts'
import { VpcKind } from './vpcs/VpcKind.tsx'

export const vmCards: DashboardCards = {
  menuWords: vmMenuWords,
  kinds: [
    { id: 'servers', Row: VmKind },
    { id: 'volumes', Row: VolumeKind },
    { id: 'clouds', Row: VpcKind },
    { id: 'balancers', Row: BalancerKind },
  ],
}
