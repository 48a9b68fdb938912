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
        const { DashboardPage, readEarly } = await import('./DashboardPage.tsx')
        readEarly()
        return DashboardPage
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
