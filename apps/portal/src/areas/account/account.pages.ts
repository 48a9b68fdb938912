import { Lock, UserRound } from 'lucide-react'
import { paths } from '../../shell/paths.ts'
import type { PortalArea } from '../area.ts'
import { loadsOf } from '../loads.ts'
import { accountPagesText as text } from './account.pages.fa.ts'

const code = loadsOf(async () => (await import('./account.loads.ts')).accountLoads)

export const accountPages: PortalArea = {
  pages: [
    {
      path: paths.portal.account,
      title: text.account.label,
      load: code('accountPage'),
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
  palette: code('palette'),
}
