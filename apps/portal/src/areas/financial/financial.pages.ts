import { Calculator } from 'lucide-react'
import type { PortalArea } from '../area.ts'
import { loadsOf } from '../loads.ts'
import { financialPagesText as text } from './financial.pages.fa.ts'
import { financialPaths as paths } from './financial.paths.ts'

const code = loadsOf(async () => (await import('./financial.loads.ts')).financialLoads)

export const financialPages: PortalArea = {
  pages: [{ path: paths.calculator, title: text.calculator, load: code('calculatorPage') }],
  navigation: [
    {
      id: 'calculator',
      label: text.calculator,
      icon: Calculator,
      keywords: `calculator price cost estimate ${text.also.calculator}`,
      path: paths.calculator,
    },
  ],
}
