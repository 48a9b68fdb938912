import { Dialog } from '../ui/Dialog.tsx'
import { useMedia } from '../ui/use-media.ts'
import { usePanel } from './panels.ts'
import { ProjectList } from './ProjectList.tsx'
import { shellText } from './shell.fa.ts'

/** The project picker of phones, where the header has no room for the button: opened from the menus. */
export function ProjectDialog() {
  const [isOpen, setOpen] = usePanel('projects')
  const hasRoom = useMedia('(min-width: 900px)')
  return (
    <Dialog isOpen={isOpen && !hasRoom} onClose={() => setOpen(false)} title={shellText.project.choose}>
      <ProjectList />
    </Dialog>
  )
}
