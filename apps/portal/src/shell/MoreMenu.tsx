import { EllipsisVertical } from 'lucide-react'
import { IconButton } from '../ui/IconButton.tsx'
import { LazyMenu } from '../ui/LazyMenu.tsx'
import { shellText as text } from './shell.fa.ts'

const loadContent = async () => (await import('./menus.loads.ts')).menuLoads.more()

/** On phones: everything of the header that has no room there. */
export function MoreMenu() {
  return <LazyMenu load={loadContent} trigger={<IconButton icon={EllipsisVertical} name={text.more} />} />
}
