import { Activity, FolderKanban } from 'lucide-react'
import { formatCount } from '../format/number.ts'
import type { OpenMenuProps } from '../ui/LazyMenu.tsx'
import { MenuPopover } from '../ui/MenuPopover.tsx'
import { useAccountActions } from './account-actions.ts'
import { existing } from './navigation.ts'
import { operationsText } from './operations.fa.ts'
import { openPanel } from './panels.ts'
import { shellText as text } from './shell.fa.ts'
import { useIsSandbox, useSelectedProject } from './use-project.ts'
import { useRunningCount } from './use-running-count.ts'
import { WhoAmI } from './WhoAmI.tsx'

/** On phones: everything of the header that has no room there. */
export function MoreMenuContent(open: OpenMenuProps) {
  const project = useSelectedProject()
  const running = useRunningCount()
  const isSandbox = useIsSandbox()
  const accountGroups = useAccountActions()
  const work = [
    {
      id: 'project',
      label: project ? text.project.change(project.name ?? '') : text.project.choose,
      icon: FolderKanban,
      hint: isSandbox ? text.sandbox : undefined,
      onAction: () => openPanel('projects'),
    },
    {
      id: 'operations',
      label: operationsText.button(running, formatCount(running)),
      icon: Activity,
      onAction: () => openPanel('operations'),
    },
    ...existing('calculator', 'support').map(({ id, label, icon, path }) =>
      id === 'support' ? { id, label, icon, onAction: () => openPanel('ask') } : { id, label, icon, href: path(0) },
    ),
  ]
  return <MenuPopover {...open} label={text.more} head={<WhoAmI />} groups={[work, ...accountGroups]} />
}
