import { Calculator, Landmark, TicketPercent, Workflow } from 'lucide-react'
import type { NavigationDefinition } from '../../../shell/navigation.ts'
import { financialPagesText as titles } from '../financial.pages.fa.ts'
import { financialPaths as paths, formerPaths } from '../financial.paths.ts'

const entry = (
  name: 'services' | 'calculator' | 'financial' | 'sales',
  icon: NavigationDefinition['icon'],
): NavigationDefinition => ({
  id: name,
  label: titles[name],
  icon,
  path: paths[name],
})

/** In the header, in the sidebar, in the account's menu and at the foot of the sidebar. */
export const navigation: readonly NavigationDefinition[] = [
  { ...entry('services', Workflow), id: 'customerProducts' },
  entry('calculator', Calculator),
  { ...entry('financial', Landmark), below: [`${formerPaths.wallet}/`, paths.quotes] },
  entry('sales', TicketPercent),
]
