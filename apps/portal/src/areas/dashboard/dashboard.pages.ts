import { LayoutDashboard } from 'lucide-react'
import { paths } from '../../shell/paths.ts'
import type { PortalArea } from '../area.ts'
import { dashboardPagesText as text } from './dashboard.pages.fa.ts'

export const dashboardPages: PortalArea = {
  pages: [
    {
      path: paths.dashboard,
      title: text.dashboard,
      load: async () => {
        // If it cannot come, the cards ask for themselves.
        import('./early-reads.ts').then(
          ({ readEarly }) => readEarly(),
          () => undefined,
        )
        return (await import('./DashboardPage.tsx')).DashboardPage
      },
    },
  ],
  navigation: [
    {
      id: 'dashboard',
      label: text.dashboard,
      icon: LayoutDashboard,
      keywords: `dashboard home ${text.also}`,
      path: paths.dashboard,
    },
  ],
}
