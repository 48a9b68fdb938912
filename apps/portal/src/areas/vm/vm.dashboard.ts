import type { DashboardCards } from '../area.ts'
import { VmKind } from './hosts/VmKind.tsx'
import { VolumeKind } from './volumes/VolumeKind.tsx'
import { vmMenuWords } from './vm.menu-words.fa.ts'

export const vmCards: DashboardCards = {
  menuWords: vmMenuWords,
  kinds: [
    { id: 'servers', Row: VmKind },
    { id: 'volumes', Row: VolumeKind },
  ],
}
