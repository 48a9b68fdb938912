import { LifeBuoy, Newspaper, RadioTower } from 'lucide-react'
import type { NavigationDefinition } from '../../shell/navigation.ts'
import { openPaths } from './open.paths.ts'
import { portalPagesText as text } from './portal.pages.fa.ts'
import { portalPaths as paths } from './portal.paths.ts'
import { portalPublicText as openText } from './portal.public-pages.fa.ts'

export const navigation: readonly NavigationDefinition[] = [
  // In the header and in the sidebar, at hand from every page.
  {
    id: 'support',
    below: [paths.ticket('')],
    label: text.tickets,
    icon: LifeBuoy,
    path: paths.tickets,
  },
  // At the foot of the sidebar.
  {
    id: 'status',
    label: openText.status,
    icon: RadioTower,
    path: openPaths.status,
  },
  {
    id: 'blog',
    label: openText.blog,
    icon: Newspaper,
    path: openPaths.blog,
  },
]
