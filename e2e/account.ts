import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

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

/** Into the six fields of a code. */
export const typeCode = async (place: Page | Locator, code: string): Promise<void> => {
  await place.getByLabel('رقم ۱').click()
  await place.getByLabel('رقم ۱').pressSequentially(code)
}

/** Who they are, without which nothing is ordered; on the page of the profile. */
export const confirmIdentity = async (page: Page): Promise<void> => {
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByLabel('کد ملی') })
  await form.getByRole('textbox', { name: 'کد ملی' }).fill('۱۰۰۰۰۰۷۷۷۴')
  await form.getByRole('spinbutton', { name: /^سال/ }).click()
  await page.keyboard.type('۱۳۷۰۰۵۲۱')
  await form.getByRole('textbox', { name: 'نشانی' }).fill('تهران، خیابان سرو، پلاک ۱۲')
  await form.getByRole('button', { name: 'ذخیره تغییرات' }).click()
  await expect(page.getByText('هویت تأییدشده')).toBeVisible()
}

/** From a page that offers to make the first project. */
export const makeProject = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'ساخت پروژه' }).click()
  const project = page.getByRole('dialog', { name: 'ساخت پروژه' })
  await project.getByRole('textbox', { name: 'نام پروژه' }).fill(name)
  await project.getByRole('button', { name: 'ساخت پروژه' }).click()
}

export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'حساب کاربری' }).click()
  await page.getByRole('menuitem', { name: 'خروج' }).click()
  await expect(page).toHaveURL(/\/account\/login/)
}

/** Shown once, ten of them. */
export const readCodes = async (page: Page): Promise<string[]> => {
  const dialog = page.getByRole('alertdialog', { name: 'کدهای بازیابی شما' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  return dialog.getByRole('listitem').allTextContents()
}

export const keepCodes = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('alertdialog', { name: 'کدهای بازیابی شما' })
  await dialog.getByRole('button', { name: 'بستن' }).press('Escape')
  await expect(dialog.getByText('پیش از بستن، کدها را نگه دارید')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'کدها را جای امنی نگه داشته‌ام.' }).check()
  await dialog.getByRole('button', { name: 'بستن' }).click()
  await expect(dialog).toBeHidden()
}

export const stepUpDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'تأیید دوباره هویت' })

/** Answers the dialog that asks for the password although its owner has signed in. */
export const proveByPassword = async (page: Page, { password }: { password: string }): Promise<void> => {
  const dialog = stepUpDialog(page)
  await dialog.getByLabel('گذرواژه', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(dialog).toBeHidden()
}
