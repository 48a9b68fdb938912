import type { Access } from '@sarv/contract/access'
import {
  Bell,
  BellRing,
  HandCoins,
  KeyRound,
  Lock,
  type LucideIcon,
  ReceiptText,
  ShieldCheck,
  UserRound,
  UsersRound,
  Webhook,
} from 'lucide-react'
import { type ComponentType } from 'react'
import { paths } from '../../../shell/paths.ts'
import { accountPageText as text } from './account-page.fa.ts'
import { TabComing } from '../../../services/TabComing.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { MissingPart } from '../../../ui/MissingPart.tsx'

type AccountTabId = keyof typeof text.tabs

export interface AccountTab {
  id: AccountTabId
  title: string
  icon: LucideIcon
  /** A chunk of its own, loaded when the tab is first opened. */
  Content: ComponentType
  /** What reading it asks for; without it everyone who is signed in may. */
  access?: Access
}

const tab = (id: AccountTabId, icon: LucideIcon, load: () => Promise<ComponentType>, access?: Access): AccountTab => ({
  id,
  title: text.tabs[id],
  icon,
  Content: lazyPart(load, { standIn: TabComing, missing: MissingPart }),
  access,
})

const firstTab = tab('profile', UserRound, async () => (await import('../profile/ProfileTab.tsx')).ProfileTab)

/** Every tab of the account page, in the order in which they stand there. */
export const accountTabs: readonly AccountTab[] = [
  firstTab,
  tab('billing', ReceiptText, async () => (await import('../customers/BillingTab.tsx')).BillingTab, 'account'),
  tab('referral', HandCoins, async () => (await import('../referrals/ReferralTab.tsx')).ReferralTab),
  tab('users', UsersRound, async () => (await import('../customer-users/UsersTab.tsx')).UsersTab, 'account'),
  tab('security', ShieldCheck, async () => (await import('../security/SecurityTab.tsx')).SecurityTab),
  tab('change-password', Lock, async () => (await import('../password/ChangePasswordTab.tsx')).ChangePasswordTab),
  tab('api-token', KeyRound, async () => (await import('../api-tokens/ApiTokensTab.tsx')).ApiTokensTab),
  tab('notification', Bell, async () => (await import('../notifications/NotificationsTab.tsx')).NotificationsTab),
  tab(
    'notification-setting',
    BellRing,
    async () => (await import('../notifications/NotificationSettingsTab.tsx')).NotificationSettingsTab,
  ),
  tab('webhook', Webhook, async () => (await import('../webhooks/WebhooksTab.tsx')).WebhooksTab, 'superUser'),
]

/** The tab that an address names; an unknown one is the first. */
export const findAccountTab = (id: string | null): AccountTab => accountTabs.find((each) => each.id === id) ?? firstTab

/** The first tab is the page itself, so that its links stay short. */
export const accountTabPath = ({ id }: AccountTab): string =>
  id === firstTab.id ? paths.portal.account : `${paths.portal.account}?tab=${id}`
