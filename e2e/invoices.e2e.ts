import type { Browser, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expect, sessionOf, test } from './journey.ts'
import type { Owner, Product } from './product.ts'
import type { Trouble } from './trouble.ts'

/** The bank sends people back to the product's own name; a session is kept for one address. */
const openAtSite = async (
  { browser, product, trouble }: { browser: Browser; product: Product; trouble: Trouble },
  who: Owner,
  viewport = { width: 1440, height: 900 },
): Promise<{ page: Page; site: string }> => {
  const site = product.url.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({ storageState: sessionOf(site, who), viewport })
  trouble.watch(context, site)
  return { page: await context.newPage(), site }
}

const payDialog = (page: Page) => page.getByRole('dialog', { name: /پرداخت فاکتور/ })

test('an invoice is found, paid at the bank, comes back paid, and its paper is taken home', async ({
  browser,
  product,
  trouble,
}) => {
  const customer = await product.newCustomer({ rials: 1_000_000 })
  const { id } = await product.newInvoice(customer)
  const { page, site } = await openAtSite({ browser, product, trouble }, customer)
  await page.goto(`${site}/portal/wallet/invoice`)
  await expect(page.getByText('۱ فاکتور منتظر پرداخت است')).toBeVisible()
  await page
    .getByRole('table')
    .getByRole('link', { name: /فاکتور/ })
    .first()
    .click()
  await expect(page).toHaveURL(`${site}/portal/wallet/invoice/${id}`)
  await page.getByRole('button', { name: /^پرداخت [۰-۹]/ }).click()

  // The wallet holds too little and says by how much; the bank is chosen already.
  const dialog = payDialog(page)
  const wallet = dialog.getByRole('radio', { name: /کیف پول/ })
  await expect(wallet).toBeDisabled()
  await expect(dialog).toContainText('موجودی کافی نیست؛')
  await expect(dialog.getByRole('radio', { name: /بانک آزمایشی/ })).toBeChecked()

  // Turned away by the bank, it is as unpaid as before.
  await dialog.getByRole('button', { name: 'رفتن به درگاه پرداخت' }).click()
  await page.getByRole('button', { name: 'انصراف و بازگشت' }).click()
  await expect(page).toHaveURL(new RegExp(`/portal/wallet/invoice/${id}\\?payment=`))
  await expect(page.getByText('پرداخت تأیید نشد')).toBeVisible()

  await page.getByRole('button', { name: /^پرداخت [۰-۹]/ }).click()
  await expect(dialog.getByRole('radio', { name: /بانک آزمایشی/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'رفتن به درگاه پرداخت' }).click()
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/portal/wallet/invoice/${id}\\?payment=`))
  await expect(page.getByText('پرداخت انجام شد')).toBeVisible()
  await expect(page.getByText('پرداخت‌شده').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^پرداخت [۰-۹]/ })).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'دریافت PDF' }).click()
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: 'رسید پرداخت' }).click()
  await expect(page.getByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^فاکتور/ })
    .click()
  await expect(page).toHaveURL(`${site}/portal/wallet/invoice/${id}`)
  await page.context().close()
})

test('who has enough pays from the wallet by the keyboard, on a narrow phone, and reads what is left', async ({
  browser,
  product,
  trouble,
}) => {
  const customer = await product.newCustomer({ rials: 20_000_000 })
  const { id } = await product.newInvoice(customer)
  const { page, site } = await openAtSite({ browser, product, trouble }, customer, { width: 320, height: 700 })
  await page.goto(`${site}/portal/wallet/invoice/${id}`)
  await page.getByRole('button', { name: /^پرداخت [۰-۹]/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = payDialog(page)
  const wallet = dialog.getByRole('radio', { name: /کیف پول/ })
  await expect(wallet).toBeChecked()
  await expect(dialog).toContainText(/پس از پرداخت .* می‌ماند/)
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  await wallet.focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /بانک آزمایشی/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(wallet).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('فاکتور از کیف پول پرداخت شد.')).toBeVisible()
  await expect(page.getByText('پرداخت‌شده').first()).toBeVisible()
  await page.context().close()
})
