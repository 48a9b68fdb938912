import { serviceStatus } from '@sarv/contract/enums'
import { PowerOff } from 'lucide-react'
import { EnumChip } from '../ui/EnumChip.tsx'

const { wait, inQueue, rebuild, deleting, shutdown } = serviceStatus.id

const moving: readonly number[] = [wait, inQueue, rebuild, deleting]

/** The status of a service; one that is off shows it by its sign too. */
export function ServiceStatusChip({ statusId }: { statusId: number }) {
  return (
    <EnumChip table={serviceStatus} id={statusId} moving={moving} icon={statusId === shutdown ? PowerOff : undefined} />
  )
}
