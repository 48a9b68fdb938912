/** The code of the public pages but the login page, and of the dialogs that ask who is there, by what asks for it. */
export const publicLoads = {
  twoFactorPage: async () => (await import('./sign-in/second-factor/TwoFactorPage.tsx')).TwoFactorPage,
  signupPage: async () => (await import('./registration/SignupPage.tsx')).SignupPage,
  forgetPage: async () => (await import('./forget/ForgetPage.tsx')).ForgetPage,
  invitationPage: async () => (await import('./invitations/InvitationPage.tsx')).InvitationPage,
  emailChangePage: async () => (await import('./email-changes/EmailChangePage.tsx')).EmailChangePage,
  outboxPage: async () => (await import('../../dev/OutboxPage.tsx')).OutboxPage,
  reloginDialog: async () => (await import('./sign-in/ReloginDialog.tsx')).ReloginDialog,
  stepUpDialog: async () => (await import('./step-up/StepUpDialog.tsx')).StepUpDialog,
}
