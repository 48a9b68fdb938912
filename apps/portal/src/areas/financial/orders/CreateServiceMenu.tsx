import { ChevronDown, Plus } from 'lucide-react'
import { orderPages } from '../../../shell/order-pages.ts'
import { openPanel } from '../../../shell/panels.ts'
import { shellText } from '../../../shell/shell.fa.ts'
import { useMayIn } from '../../../shell/use-may.ts'
import { useProjects, useSelectedProject } from '../../../shell/use-project.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu, type MenuAction } from '../../../ui/Menu.tsx'
import { toast } from '../../../ui/toast.ts'
import { servicesText } from './orders.fa.ts'

const text = servicesText.create

/** Everything that can be ordered, in the project that the list is narrowed to, or the chosen one. */
export function CreateServiceMenu({ projectId }: { projectId: number | null }) {
  const { projects } = useProjects()
  const selected = useSelectedProject()
  const mayIn = useMayIn()
  const only = projects.length === 1 ? projects[0] : undefined
  const project = projects.find(({ id }) => id === projectId) ?? selected ?? only
  const button = { kind: 'primary', icon: Plus, iconEnd: ChevronDown } as const
  if (!project) {
    const choose = () => {
      toast.info(text.chooseProject)
      openPanel('projects')
    }
    return (
      <Button {...button} onPress={choose}>
        {text.button}
      </Button>
    )
  }
  if (!mayIn(project.id, 'project:operate')) {
    return (
      <Button {...button} writes disabledReason={shellText.roleForbids}>
        {text.button}
      </Button>
    )
  }
  const items = orderPages().map(([kind, path, look]): MenuAction => ({ id: kind, ...look, href: path(project.id) }))
  return (
    <Menu
      label={text.button}
      head={text.inProject(project.name ?? '')}
      groups={[items]}
      trigger={<Button {...button}>{text.button}</Button>}
    />
  )
}
