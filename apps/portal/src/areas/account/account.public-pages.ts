import type { Page } from '../../page-routes.tsx'
import { paths } from '../../shell/paths.ts'
import { publicPagesText as text } from './account.public-pages.fa.ts'

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
    load: async () => (await import('./sign-in/second-factor/TwoFactorPage.tsx')).TwoFactorPage,
  },
  {
    path: paths.signup,
    title: text.signup,
    load: async () => (await import('./signup/SignupPage.tsx')).SignupPage,
  },
  {
    path: paths.forget,
    title: text.forget,
    load: async () => (await import('./forget/ForgetPage.tsx')).ForgetPage,
  },
]

/** Pages for everyone, signed in or not. */
export const openPages: Page[] = [
  {
    path: paths.invitation,
    title: text.invitation,
    load: async () => (await import('./invitation/InvitationPage.tsx')).InvitationPage,
  },
  {
    path: paths.emailChange,
    title: text.emailChange,
    load: async () => (await import('./email-change/EmailChangePage.tsx')).EmailChangePage,
  },
  {
    path: paths.outbox,
    title: text.outbox,
    load: async () => (await import('../../dev/OutboxPage.tsx')).OutboxPage,
  },
]
