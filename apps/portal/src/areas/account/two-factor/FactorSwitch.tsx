import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { ItemRow } from '../security/ItemRow.tsx'
import { securityText } from '../security/security.fa.ts'

interface FactorSwitchProps {
  icon: LucideIcon
  title: string
  /** What it is; why it cannot be switched. */
  children: ReactNode
  isOn: boolean
  isDisabled?: boolean
  /** The first step is on its way. */
  isPending?: boolean
  onChange: (isOn: boolean) => void
}

/** A way of signing in that is on or off. It moves when the server has confirmed, not with the press. */
export function FactorSwitch({ icon, title, children, isOn, isDisabled, isPending, onChange }: FactorSwitchProps) {
  return (
    <ItemRow
      icon={icon}
      title={title}
      beside={isOn && <StatusChip status={{ label: securityText.on, tone: 'success' }} />}
      end={
        <Switch
          label={title}
          isLabelHidden
          value={isOn}
          isDisabled={isDisabled}
          // Not disabled: the focus would be lost, and could not come back from the dialog.
          isReadOnly={isPending}
          onChange={onChange}
        />
      }
    >
      {children}
    </ItemRow>
  )
}
