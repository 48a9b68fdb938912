import { Lock, UserRound } from 'lucide-react'
import { paths } from '../../shell/paths.ts'
import type { PortalArea } from '../area.ts'
import { accountPagesText as text } from './account.pages.fa.ts'

export const accountPages: PortalArea = {
  pages: [
    {
      path: paths.portal.account,
      title: text.account.label,
      load: async () => (await import('./page/AccountPage.tsx')).AccountPage,
    },
  ],
  navigation: [
    {
      id: 'account',
      label: text.account.label,
      icon: UserRound,
      keywords: `account profile ${text.account.also}`,
      path: paths.portal.account,
    },
    {
      id: 'changePassword',
      label: text.changePassword.label,
      icon: Lock,
      keywords: `change password ${text.changePassword.also}`,
      path: paths.portal.changePassword,
    },
  ],
}
