import type { Page } from '../../page-routes.tsx'
import { paths } from '../../shell/paths.ts'
import { loadsOf } from '../loads.ts'
import { publicPagesText as text } from './account.public-pages.fa.ts'

/** Of the public pages and of the dialogs that ask who is there. */
export const publicCode = loadsOf(async () => (await import('./account.public-loads.ts')).publicLoads)

/** What nobody needs who is signed in. */
export const guestPages: Page[] = [
  {
    path: paths.login,
    title: text.login,
    load: async () => (await import('./sign-in/LoginPage.tsx')).LoginPage,
  },
  {
    path: paths.twoFactorLogin,
    title: text.twoFactorLogin,
    load: publicCode('twoFactorPage'),
  },
  {
    path: paths.signup,
    title: text.signup,
    load: publicCode('signupPage'),
  },
  {
    path: paths.forget,
    title: text.forget,
    load: publicCode('forgetPage'),
  },
]

/** Pages for everyone, signed in or not. */
export const openPages: Page[] = [
  {
    path: paths.invitation,
    title: text.invitation,
    load: publicCode('invitationPage'),
  },
  {
    path: paths.emailChange,
    title: text.emailChange,
    load: publicCode('emailChangePage'),
  },
  {
    path: paths.outbox,
    title: text.outbox,
    load: publicCode('outboxPage'),
  },
]
