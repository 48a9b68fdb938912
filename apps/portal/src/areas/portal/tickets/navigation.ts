import { LifeBuoy } from 'lucide-react'
import type { NavigationDefinition } from '../../../shell/navigation.ts'
import { portalPagesText as text } from '../portal.pages.fa.ts'
import { portalPaths as paths } from '../portal.paths.ts'

/** In the header, at hand from every page. */
export const navigation: readonly NavigationDefinition[] = [
  {
    id: 'support',
    label: text.tickets,
    icon: LifeBuoy,
    keywords: `support ticket help ${text.also}`,
    path: paths.tickets,
  },
]
