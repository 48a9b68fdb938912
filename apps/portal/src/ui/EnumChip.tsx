import type { EnumTable } from '@sarv/contract/define-enum'
import type { LucideIcon } from 'lucide-react'
import { StatusChip } from './StatusChip.tsx'

interface EnumChipProps {
  table: Pick<EnumTable, 'label' | 'tone'>
  id: number | undefined
  /** Those in which work is going on. */
  moving?: readonly number[]
  icon?: LucideIcon | undefined
}

/** A status of one of the contract's tables. */
export function EnumChip({ table, id, moving, icon }: EnumChipProps) {
  return (
    <StatusChip
      status={{ label: table.label(id), tone: table.tone(id) }}
      isMoving={id !== undefined && !!moving?.includes(id)}
      icon={icon}
    />
  )
}
