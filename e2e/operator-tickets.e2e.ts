import type { Page } from '@playwright/test'
import { violationsInBothSchemes, violationsOn } from './axe.ts'
import { pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { becomeOperator } from './operators.ts'

const soon = { timeout: 20_000 }

/** One pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const choose = (page: Page, field: string, option: string) =>
  pick(page.getByRole('button', { name: new RegExp(field) }), page.getByRole('option', { name: option }))

/** As Ctrl V does it after a screenshot. */
const pastePicture = async (page: Page, field: string) => {
  await page.getByRole('textbox', { name: field }).focus()
  await page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${picture}'), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement.dispatchEvent(paste)
  })()`)
}

test('a customer pastes a screenshot into a ticket, an operator answers from the queue, and the customer reads it at once and rates', async ({
  open,
  page: desk,
  product,
  customer,
}) => {
  await becomeOperator(desk, product, { name: 'سینا موحد', role: 'support' })
  await desk.getByRole('link', { name: /^تیکت‌ها/ }).click()

  const portal = await open(customer, '/portal/support/add-ticket')
  await choose(portal, 'واحد', 'پشتیبانی فنی')
  await choose(portal, 'موضوع', 'سرویس در دسترس نیست')
  await choose(portal, 'اولویت', 'فوری')
  await portal.getByRole('textbox', { name: 'عنوان' }).fill('سرور mail روشن نمی‌شود')
  await portal.getByRole('textbox', { name: 'شرح' }).fill('از ساعت ۸ خطا می‌دهد.')
  await pastePicture(portal, 'شرح')
  await expect(portal.getByRole('list', { name: 'پیوست‌ها' }).getByText('بارگذاری شد')).toHaveCount(1)
  await portal.getByRole('button', { name: 'فرستادن تیکت' }).click()
  await expect(portal).toHaveURL(/\/portal\/support\/\d+$/)

  // Nobody has loaded the queue again.
  const row = desk.getByRole('link', { name: /سرور mail روشن نمی‌شود.*بی‌صاحب/ })
  await expect(row).toBeVisible(soon)
  await desk.keyboard.press('j')
  await expect(desk.getByRole('region', { name: 'صف تیکت‌ها' }).locator('a:focus')).toBeVisible()
  // Tickets of other journeys stand in the queue as well.
  await row.press('Enter')
  await expect(desk).toHaveURL(/\/operator\/tickets\/\d+$/)
  const thread = desk.getByRole('log', { name: 'گفت‌وگو' })
  const download = desk.waitForEvent('download')
  await thread.getByRole('button', { name: /دریافت.*png/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.png$/)

  await desk.keyboard.press('n')
  await desk.getByRole('textbox', { name: 'یادداشت' }).fill('میزبان t1-c07 کند است.')
  await desk.keyboard.press('Control+Enter')
  await expect(thread.getByText('میزبان t1-c07 کند است.')).toBeVisible()
  expect(await violationsInBothSchemes(desk, 'the queue of tickets')).toEqual([])

  await desk.keyboard.press('Escape')
  await thread.focus()
  await desk.keyboard.press('r')
  await desk.getByRole('textbox', { name: 'پاسخ', exact: true }).fill('سرور را **جابه‌جا** کردیم.')
  // What is typed is kept.
  await desk.waitForTimeout(800)
  await desk.reload()
  await expect(desk.getByRole('textbox', { name: 'پاسخ', exact: true })).toHaveValue('سرور را **جابه‌جا** کردیم.')
  await desk.getByRole('button', { name: /ارسال پاسخ/ }).click()
  await expect(portal.getByRole('log').getByText('جابه‌جا')).toBeVisible(soon)
  await expect(portal.getByRole('log').getByRole('article', { name: 'پشتیبانی' })).toBeVisible()
  await expect(portal.getByText('سینا موحد')).toBeHidden()
  await expect(portal.getByText('t1-c07')).toBeHidden()

  await portal.getByText('۵ از ۵').click({ force: true })
  await portal.getByRole('button', { name: 'ثبت امتیاز' }).click()
  await expect(thread.getByText('امتیاز مشتری: ۵ از ۵')).toBeVisible(soon)

  await thread.focus()
  await desk.keyboard.press('e')
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(/^دلیل/).fill('they thanked us')
  await dialog.getByRole('button', { name: 'بستن تیکت' }).click()
  await expect(portal.getByText('این تیکت بسته است')).toBeVisible(soon)

  await desk.setViewportSize({ width: 390, height: 844 })
  await expect(desk.getByRole('link', { name: 'صف تیکت‌ها' })).toBeVisible()
  expect(await violationsOn(desk, 'a ticket on a phone')).toEqual([])
})
