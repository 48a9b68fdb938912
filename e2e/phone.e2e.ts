import { named } from '@sarv/contract/direction'
import type { Locator, Page } from '@playwright/test'
import { expect, fillLogin, test } from './journey.ts'
import { readsOfDeletedServer } from './trouble.ts'

const width = 390
// With everything that moves: what is tapped has to hold still first.
const contextOptions = { reducedMotion: 'no-preference' } as const
test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true, contextOptions })

const expectNoSidewaysScroll = async (page: Page, where: string) => {
  const scrolled = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(scrolled, `${where} is wider than the phone`).toBeLessThanOrEqual(width)
}

/** Cells of one card stand below each other; in a table they would stand side by side. */
const expectCard = async (row: Locator) => {
  const box = (await row.boundingBox())!
  expect(box.height).toBeGreaterThan(100)
  expect(box.width).toBeLessThanOrEqual(width)
}

test('on a phone a server is ordered by the bottom bar, turned off and deleted', async ({
  page,
  product,
  customer,
  trouble,
}) => {
  // The page of a server that is gone asks for it once more, and then goes to the list.
  trouble.allow(readsOfDeletedServer)
  await page.goto(`${product.url}/account/login`)
  await fillLogin(page, customer)

  await page.getByRole('button', { name: 'منو' }).tap()
  const drawer = page.getByRole('dialog', { name: 'منو' })
  const servers = drawer.getByRole('link', { name: 'سرورهای مجازی' })
  await drawer.getByRole('button', { name: 'زیرساخت ابری' }).tap()
  await servers.tap()
  await expect(page).toHaveURL(/\/vm\/\d+\/list$/)
  await expect(drawer).toBeHidden()

  await page.getByRole('main').getByRole('link', { name: 'ساخت سرور' }).tap()
  // The whole card and the whole row are the target, and not only the mark.
  await page.locator('label', { hasText: 'Ubuntu' }).tap()
  await expect(page.getByRole('radio', { name: 'Ubuntu' })).toBeChecked()
  await expect(page.getByText('پس از انتخاب پلن')).toBeInViewport()
  await page.getByRole('row', { name: /S1/ }).tap()
  await expect(page.getByText('پس از انتخاب پلن')).toBeHidden()
  await expect(page.getByRole('radio', { name: `پلن ${named('S1')}` })).toBeChecked()
  await page.getByRole('textbox', { name: 'نام سرور' }).fill('from-the-phone')
  await page.getByRole('button', { name: 'ساخت گذرواژه تصادفی' }).tap()
  const order = page.getByRole('button', { name: 'ساخت سرور' }).last()
  await page.evaluate('scrollTo(0, 0)')
  await expect(order).toBeInViewport()
  await order.tap()

  await expect(page).toHaveURL(/\/specification$/)
  await page.goto(page.url().replace(/\d+\/specification$/, 'list'))
  const card = page.getByRole('row', { name: /from-the-phone/ })
  await expect(card).toContainText('فعال', { timeout: 20_000 })
  await expectCard(card)
  await expectNoSidewaysScroll(page, 'the list')

  // The whole card opens the server.
  await card.getByText('هزینه ماهانه').or(card.getByText('vCPU')).first().tap()
  await expect(page).toHaveURL(/\/specification$/)
  await page.getByRole('button', { name: 'خاموش کردن', exact: true }).tap()
  await page
    .getByRole('dialog', { name: /خاموش کردن/ })
    .getByRole('button', { name: 'خاموش کردن' })
    .tap()
  await expect(page.getByText('خاموش', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'کارهای دیگر', exact: true }).tap()
  await page.getByRole('menuitem', { name: 'حذف سرور' }).tap()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill('from-the-phone')
  await expectNoSidewaysScroll(page, 'the dialog')
  await dialog.getByRole('button', { name: 'حذف سرور' }).tap()
  await expect(page.getByText('هنوز سروری در این پروژه نیست')).toBeVisible({ timeout: 20_000 })
})

test('what has no room in the header is behind «بیشتر»', async ({ portal: page }) => {
  const more = page.getByRole('button', { name: 'بیشتر' })
  await more.tap()
  await page.getByRole('menuitem', { name: 'عملیات' }).tap()
  const operations = page.getByRole('dialog', { name: 'عملیات' })
  await expect(operations).toContainText('هنوز عملیاتی انجام نشده است.')
  await operations.getByRole('button', { name: 'بستن' }).tap()
  await more.tap()
  await page.getByRole('menuitem', { name: /^پروژه:/ }).tap()
  await expect(page.getByRole('dialog', { name: 'انتخاب پروژه' })).toBeVisible()
  await expectNoSidewaysScroll(page, 'the choice of a project')
})
