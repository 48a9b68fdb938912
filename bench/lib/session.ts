import type { Page } from '@playwright/test'
import type { BenchCustomer } from './fixture.ts'

/** Every page of the portal that is opened from now on finds the customer signed in. */
export const signInPage = (page: Page, { token, userId, customerId }: BenchCustomer) =>
  page.addInitScript((session) => localStorage.setItem('sarv.session', JSON.stringify(session)), {
    accessToken: token,
    userId,
    customerId,
    email: 'bench@bench.example',
    userTitle: 'Bench',
    isSuperUser: true,
  })
