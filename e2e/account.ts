import type { Locator, Page } from '@playwright/test'

/** Tabs of the account page. */
export const security = '/portal/account?tab=security'
export const apiTokens = '/portal/account?tab=api-token'

/** A card of a tab, by its title. */
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** What a newcomer chooses. */
export const newPassword = 'Correct1!horse'

let newcomers = 0
export const newEmail = (): string => `newcomer-${(newcomers += 1)}-${Date.now()}@example.com`

export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'پیام‌ها' })

/** Everything of the sign-up form but the e-mail, which an invitation brings, and the captcha. */
export const fillSignup = async (page: Page, { phoneNumber }: { phoneNumber: string }): Promise<void> => {
  await page.getByRole('textbox', { name: 'نام', exact: true }).fill('نیلوفر')
  await page.getByRole('textbox', { name: 'نام خانوادگی' }).fill('تورانی')
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(phoneNumber)
  await page.getByLabel('گذرواژه', { exact: true }).fill(newPassword)
}
