import { serviceStatus } from '@sarv/contract/enums'
import { PowerOff } from 'lucide-react'
import { EnumChip } from '../ui/EnumChip.tsx'
import { ProblemChip } from './ProblemChip.tsx'
import styles from './ServiceStatusChip.module.css'

const { wait, inQueue, rebuild, deleting, shutdown } = serviceStatus.id

const moving: readonly number[] = [wait, inQueue, rebuild, deleting]

interface ServiceStatusChipProps {
  statusId: number
  /** What is known to be wrong with it though it runs, in sentences. */
  problems?: readonly string[] | undefined
}

/** The status of a service; one that is off shows it by its sign too. A known fault stands before it: that it is active would hide it. */
export function ServiceStatusChip({ statusId, problems }: ServiceStatusChipProps) {
  return (
    <span className={styles.chips}>
      {problems && <ProblemChip problems={problems} />}
      <EnumChip
        table={serviceStatus}
        id={statusId}
        moving={moving}
        icon={statusId === shutdown ? PowerOff : undefined}
      />
    </span>
  )
}
