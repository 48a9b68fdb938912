import { Calculator, Landmark, TicketPercent, Workflow } from 'lucide-react'
import type { NavigationDefinition } from '../../../shell/navigation.ts'
import { financialPagesText as titles } from '../financial.pages.fa.ts'
import { financialPaths as paths } from '../financial.paths.ts'
import { financialPageText } from './page.fa.ts'

const keywords = financialPageText.keywords

const entry = (name: keyof typeof keywords, icon: NavigationDefinition['icon']): NavigationDefinition => ({
  id: name,
  label: titles[name],
  icon,
  keywords: keywords[name],
  path: paths[name],
})

/** In the header, in the account's menu and at the foot of the sidebar. */
export const navigation = [
  { ...entry('services', Workflow), id: 'customerProducts' },
  entry('calculator', Calculator),
  entry('financial', Landmark),
  entry('sales', TicketPercent),
]
