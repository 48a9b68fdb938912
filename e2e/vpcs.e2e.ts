import type { Page } from '@playwright/test'
import { choose, pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { makeNetwork, makeVpc } from './things.ts'

const message = (page: Page) => page.getByRole('region', { name: 'پیام‌ها' })
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: /^بخش‌های/ }).getByRole('link', { name })

/** Types what the question asks for, and says yes. */
const confirmTyped = async (page: Page, title: RegExp, typed: string, yes: string): Promise<void> => {
  const dialog = page.getByRole('alertdialog', { name: title })
  await dialog.getByRole('textbox').fill(typed)
  await dialog.getByRole('button', { name: yes }).click()
  await expect(dialog).toBeHidden()
}

test('a private cloud is ordered, given networks and another plan, and goes with what it says', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  test.setTimeout(120_000)
  // The page of a cloud that is gone may ask for it once more before it closes.
  trouble.allow(/404 .*\/vpc\/get\//)
  await makeNetwork(product, customer, { name: 'office', network: '192.168.1.0' })
  const other = await makeVpc(product, customer, 'second')
  const page = await open(customer, '/vpc')
  await expect(page).toHaveURL(new RegExp(`/vpc/${customer.projectId}$`))
  await expect(page.getByText('سرویسی آزمایشی است')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'ساخت ابر خصوصی' }).click()

  // Without the menu, with a way back.
  await expect(page.getByRole('navigation', { name: 'منو' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'ابرهای خصوصی' }).first()).toBeVisible()
  // The first of the agreed rows is taken by what is there: the rows begin behind it.
  const first = page.getByRole('group', { name: 'شبکه ۱' })
  const gateway = first.getByRole('textbox', { name: 'گیت‌وی و پیشوند' })
  await expect(gateway).toHaveValue('192.168.2.1/24')
  const submit = page.getByRole('button', { name: 'ساخت ابر خصوصی' }).first()
  await choose(page.getByRole('radio', { name: /P1/ }))
  await expect(page.getByRole('region', { name: 'برآورد هزینه' })).toContainText('ریال')
  await page.getByRole('textbox', { name: 'نام ابر خصوصی' }).fill('production')

  await page.getByRole('button', { name: 'برداشتن شبکه ۲' }).click()
  await expect(page.locator('[data-stale]')).toHaveCount(0)
  await submit.click()
  const row = page.getByRole('row', { name: /production/ })
  await expect(row).toContainText('فعال', { timeout: 15_000 })

  await row.getByRole('link', { name: 'production' }).click()
  await expect(page.getByText('خروج به اینترنت (SNAT)')).toBeVisible()
  await page.getByRole('button', { name: 'تغییر نام' }).click()
  const renaming = page.getByRole('dialog', { name: /تغییر نام ابر/ })
  await renaming.getByRole('textbox').fill('ابر تولید')
  await renaming.getByRole('button', { name: 'ذخیره نام' }).click()
  await expect(page.getByRole('heading', { name: /ابر تولید/ })).toBeVisible()

  await tab(page, 'شبکه‌ها').click()
  await page.getByRole('button', { name: 'اتصال شبکه' }).click()
  const connecting = page.getByRole('dialog', { name: 'اتصال شبکه به ابر' })
  await pick(connecting.getByRole('button', { name: /شبکه/ }).first(), page.getByRole('option', { name: /office/ }))
  await expect(connecting.getByText('192.168.1.1')).toBeVisible()
  await connecting.getByRole('button', { name: 'اتصال شبکه' }).click()
  const office = page.getByRole('row', { name: /office/ })
  await expect(office).toContainText('فعال', { timeout: 15_000 })
  await office.getByRole('button', { name: /جدا کردن از ابر/ }).click()
  await confirmTyped(page, /جدا کردن شبکه/, 'office', 'جدا کردن از ابر')
  await expect(office).toBeHidden({ timeout: 15_000 })

  await page.getByRole('button', { name: 'ساخت شبکه', exact: true }).click()
  const making = page.getByRole('dialog', { name: 'ساخت شبکه در ابر' })
  await making.getByRole('textbox', { name: 'گیت‌وی و پیشوند' }).fill('۱۹۲.۱۶۸.۱.۱/۲۴')
  await making.getByRole('textbox', { name: 'نام' }).fill('in-place')
  await making.getByRole('button', { name: 'ساخت شبکه' }).click()
  await expect(making.getByText(/هم‌پوشانی دارد/)).toBeVisible()
  await making.getByRole('textbox', { name: 'گیت‌وی و پیشوند' }).fill('192.168.31.1/24')
  await making.getByRole('button', { name: 'ساخت شبکه' }).click()
  await expect(page.getByRole('row', { name: /in-place/ })).toContainText('فعال', { timeout: 15_000 })

  await tab(page, 'پلن').click()
  await choose(page.getByRole('radio', { name: 'P2' }))
  await page.getByRole('button', { name: 'تغییر پلن' }).click()
  await expect(message(page)).toContainText(/پلن ابر خصوصی .* عوض شد/)

  // The others are one press away, at the same part of their page.
  await page.getByRole('button', { name: 'رفتن به ابر دیگر' }).click()
  await page
    .getByRole('menuitem', { name: 'second' })
    .or(page.getByRole('menuitemradio', { name: 'second' }))
    .click()
  await expect(page).toHaveURL(new RegExp(`/vpc/${customer.projectId}/${other}/plan$`))
  await page.goBack()

  await page.getByRole('button', { name: 'کارهای دیگر' }).click()
  await page.getByRole('menuitem', { name: 'حذف ابر خصوصی' }).click()
  const question = page.getByRole('alertdialog', { name: /حذف ابر خصوصی/ })
  await expect(question.getByText(/همین نشانی دوباره به دست نمی‌آید/)).toBeVisible()
  await expect(question.getByText(/net-2/)).toBeVisible()
  await confirmTyped(page, /حذف ابر خصوصی/, 'ابر تولید', 'حذف ابر خصوصی')
  await expect(page).toHaveURL(new RegExp(`/vpc/${customer.projectId}$`))
  await expect(page.getByRole('row', { name: /ابر تولید/ })).toBeHidden({ timeout: 15_000 })
  await expect(page.getByRole('row', { name: /second/ })).toBeVisible()
})

test('a way into a network of another cloud is refused with a reason, asked for again, granted and ended', async ({
  open,
  product,
  customer,
}) => {
  test.setTimeout(90_000)
  const { projectId } = customer
  const asking = await makeVpc(product, customer, 'asking-cloud', { range: '192.168.11' })
  const granting = await makeVpc(product, customer, 'granting-cloud', { range: '192.168.12' })
  const list = `/vm/${projectId}/vpc/${granting}/interface/list`
  const [network] = await product.call<{ id: number }[]>(customer, 'GET', list)
  const page = await open(customer, `/vpc/${projectId}/${asking}/network`)
  const ask = async () => {
    await page.goto(`${product.url}/vpc/${projectId}/${asking}/network`)
    await page.getByRole('button', { name: 'درخواست دسترسی' }).click()
    const dialog = page.getByRole('dialog', { name: 'درخواست دسترسی به شبکه ابر دیگر' })
    await dialog
      .getByRole('textbox', { name: 'شناسه شبکه' })
      .fill(network!.id.toLocaleString('fa-IR', { useGrouping: false }))
    await page.keyboard.press('Tab')
    await expect(dialog.getByText(/سرورهای دو سو به یکدیگر می‌رسند/)).toBeVisible()
    await dialog.getByRole('button', { name: 'ارسال درخواست' }).click()
    await expect(dialog).toBeHidden()
    await page.goto(`${product.url}/vpc/${projectId}/${granting}/network`)
  }
  const request = page.getByRole('row', { name: /asking-cloud/ })
  await ask()
  // Whoever asked takes back what only waits: no way is closed by that.
  await page.goto(`${product.url}/vpc/${projectId}/${asking}/network`)
  const own = page.getByRole('row', { name: /این ابر/ })
  await own.getByRole('button', { name: /کارهای/ }).click()
  await expect(page.getByRole('menuitem', { name: 'پایان دسترسی' })).toBeHidden()
  await page.getByRole('menuitem', { name: 'پس گرفتن درخواست' }).click()
  const takingBack = page.getByRole('dialog', { name: /پس گرفتن درخواست/ }).or(page.getByRole('alertdialog'))
  await expect(takingBack).toContainText('راهی باز نشده است')
  await takingBack.getByRole('button', { name: 'پس گرفتن درخواست' }).click()
  await expect(own).toBeHidden()

  await ask()
  await request.getByRole('button', { name: /کارهای/ }).click()
  await page.getByRole('menuitem', { name: 'رد کردن' }).click()
  const refusing = page.getByRole('dialog', { name: /رد درخواست ابر/ })
  await refusing.getByRole('textbox').fill('این شبکه برای پایگاه داده است.')
  await refusing.getByRole('button', { name: 'رد کردن' }).click()
  await expect(request.first()).toContainText('رد')

  await ask()
  await page
    .getByRole('row', { name: /asking-cloud/ })
    .getByRole('button', { name: /پذیرفتن/ })
    .click()
  const question = page.getByRole('dialog', { name: /پذیرفتن درخواست ابر/ })
  await expect(question).toContainText('شبکه‌های دیگر این ابر بسته می‌مانند')
  await question.getByRole('button', { name: 'پذیرفتن' }).click()
  await expect(page.getByRole('row', { name: /asking-cloud.*برقرار/ })).toBeVisible({ timeout: 15_000 })

  const phone = { width: 390, height: 844 }
  await page.setViewportSize(phone)
  await expect(page.getByText('asking-cloud').first()).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })

  const way = page.getByRole('row', { name: /asking-cloud.*برقرار/ })
  await way.getByRole('button', { name: /کارهای/ }).click()
  await page.getByRole('menuitem', { name: 'پایان دسترسی' }).click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'پایان دسترسی' }).click()
  await expect(way).toBeHidden({ timeout: 15_000 })
})
