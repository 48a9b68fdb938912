import type { DashboardCards } from '../area.ts'
import { VmKind } from './hosts/VmKind.tsx'
import { VolumeKind } from './volumes/VolumeKind.tsx'

export const vmCards: DashboardCards = {
  kinds: [
    { id: 'servers', Row: VmKind },
    { id: 'volumes', Row: VolumeKind },
  ],
}
