import { ChevronDown } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { Menu, type MenuAction } from '../../../ui/Menu.tsx'
import { vmText } from './hosts.fa.ts'

const text = vmText.list.systems

interface SystemMenuProps {
  systems: readonly string[]
  /** Empty: all of them. */
  chosen: string
  onChoose: (system: string) => void
}

/** Above the list of servers: one of their operating systems. */
export function SystemMenu({ systems, chosen, onChoose }: SystemMenuProps) {
  const item = (system: string): MenuAction => ({
    id: system || 'all',
    label: system || text.all,
    isChosen: system === chosen,
    onAction: () => onChoose(system),
  })
  return (
    <Menu
      label={text.label}
      groups={[[item('')], systems.map(item)]}
      trigger={
        <Button size="sm" iconEnd={ChevronDown} aria-label={chosen ? text.labelWith(chosen) : text.labelOfAll}>
          {chosen ? <Ltr>{chosen}</Ltr> : text.all}
        </Button>
      }
    />
  )
}
