import type { Page } from '@playwright/test'
import type { IssueThread } from '@sarv/contract/portal/tickets/tickets.schemas'
import { pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { makeServers } from './servers.ts'
import { makeVolume } from './things.ts'

const soon = { timeout: 20_000 }

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const choose = (page: Page, field: string, option: string) =>
  pick(page.getByRole('button', { name: new RegExp(field) }), page.getByRole('option', { name: option }))

test('a customer asks with a file, is answered, sees it live in two windows, and rates', async ({
  open,
  product,
  customer,
}) => {
  const page = await open(customer, '/portal/supports')
  await expect(page.getByText('هنوز تیکتی ندارید')).toBeVisible()
  await page.getByRole('link', { name: 'تیکت تازه' }).first().click()

  // Nothing chosen: it says what is missing.
  await page.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(page.getByText('واحد، موضوع و شرح لازم است.')).toBeVisible()

  await choose(page, 'واحد', 'پشتیبانی فنی')
  await choose(page, 'موضوع', 'سرویس در دسترس نیست')
  await choose(page, 'اولویت', 'فوری')
  await expect(page.getByText('تا ۱ ساعت، در همه ساعت‌های شبانه‌روز')).toBeVisible()
  await page.getByRole('textbox', { name: 'عنوان' }).fill('فروشگاه باز نمی‌شود')
  await page.getByRole('textbox', { name: 'شرح' }).fill('از **ساعت ۸** خطای `502` می‌دهد. <script>alert(1)</script>')
  await page.getByRole('button', { name: 'پیش‌نمایش' }).click()
  const preview = page.getByRole('region', { name: 'پیش‌نمایش' })
  await expect(preview.locator('strong')).toHaveText('ساعت ۸')
  await expect(preview).toContainText('<script>alert(1)</script>')
  await page.getByRole('button', { name: 'نوشتن' }).click()

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'پیوست' }).click()
  await (
    await chooser
  ).setFiles([
    { name: 'خطا.png', mimeType: 'image/png', buffer: picture },
    { name: 'nginx.log', mimeType: 'text/plain', buffer: Buffer.from('upstream timed out\n') },
  ])
  await expect(page.getByRole('list', { name: 'پیوست‌ها' }).getByText('بارگذاری شد')).toHaveCount(2)
  await page.getByRole('button', { name: 'ارسال تیکت' }).click()

  await expect(page).toHaveURL(/\/portal\/support\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('فروشگاه باز نمی‌شود')
  await expect(page.getByText(/^تا .* دیگر$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /دریافت.*nginx\.log/ }).click()
  expect((await download).suggestedFilename()).toBe('nginx.log')

  // Answered by the provider: both windows show it without a reload.
  const id = page.url().split('/').at(-1)!
  const list = await open(customer, '/portal/supports')
  await expect(list.getByRole('row', { name: /فروشگاه/ })).toContainText('در انتظار پاسخ')
  await product.sarv('ticket', 'answer', id, '--name', 'سینا موحد', '--text', 'سرویس را دوباره راه انداختیم.')
  await expect(page.getByText('سرویس را دوباره راه انداختیم.')).toBeVisible(soon)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('پاسخ داده‌شده', soon)
  await expect(list.getByRole('row', { name: /فروشگاه/ })).toContainText('پاسخ داده‌شده', soon)

  await page.getByRole('textbox', { name: 'متن پیام' }).fill('درست شد، سپاس.')
  await page.getByRole('button', { name: 'ارسال پاسخ' }).click()
  await expect(page.getByRole('log').getByText('درست شد، سپاس.')).toBeVisible()
  await expect(list.getByRole('row', { name: /فروشگاه/ })).toContainText('در انتظار پاسخ', soon)

  await page.getByText('۵ از ۵').click({ force: true })
  await page.getByRole('button', { name: 'ثبت امتیاز' }).click()
  await expect(page.getByText('امتیاز شما: ۵ از ۵')).toBeVisible()
  await page.getByRole('button', { name: 'بستن تیکت' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'بستن تیکت' }).click()
  await expect(page.getByText('این تیکت بسته است')).toBeVisible()
})

test('what is typed stays over a reload; a file of the wrong kind is refused; another customer sees nothing', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.allow(/issue-file\/upload|issue-item\/list|422|404/)
  const { id } = await product.call<{ id: number }>(customer, 'POST', '/portal/issue/create', {
    businessUnitId: 2,
    issueSubjectId: 1,
    content: 'سلام',
  })
  const page = await open(customer, `/portal/support/${id}`)
  await page.getByRole('textbox', { name: 'متن پیام' }).fill('نیمه‌کاره')
  await page.waitForTimeout(800)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toHaveValue('نیمه‌کاره')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'پیوست' }).click()
  const evil = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script>') }
  await (await chooser).setFiles([evil])
  await expect(page.getByText('بارگذاری نشد', { exact: true })).toBeVisible()
  // The message does not go without it: it is sent again, or taken away.
  const send = page.getByRole('button', { name: 'ارسال پاسخ' })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  const again = page.waitForResponse(/issue-file\/upload/)
  await page.getByRole('button', { name: /^بارگذاری دوباره/ }).click()
  expect((await again).status()).toBe(422)
  await page.getByRole('button', { name: /^برداشتن/ }).click()
  await expect(send).not.toHaveAttribute('aria-disabled', 'true')

  const stranger = await open(await product.newCustomer(), `/portal/support/${id}`)
  await expect(stranger.getByText('این تیکت پیدا نشد')).toBeVisible()
})

test('a question is asked from the page of a server, with a report that was seen first; a view is kept by name', async ({
  open,
  product,
  customer,
}) => {
  const serverId = await makeServers(product, customer, ['shop-1'])
  const page = await open(customer, `/vm/${customer.projectId}/${serverId}/specification`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('shop-1')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('پرسش')
  await page.getByRole('option', { name: /پرسش از پشتیبانی/ }).click()
  const drawer = page.getByRole('dialog', { name: 'پرسش از پشتیبانی' })
  await expect(drawer.getByRole('button', { name: /سرویس.*shop-1|shop-1.*سرویس/ })).toBeVisible()
  await drawer.getByRole('button', { name: 'دیدن گزارش' }).click()
  await expect(drawer.getByText('آخرین عملیات')).toBeVisible()
  await drawer.getByRole('button', { name: 'همراه پیام برود' }).click()
  await choose(page, 'واحد', 'پشتیبانی فنی')
  await choose(page, 'موضوع', 'کندی یا خطای سرویس')
  await drawer.getByRole('textbox', { name: 'شرح' }).fill('کند است')
  await drawer.getByRole('button', { name: 'ارسال تیکت' }).click()
  await expect(page).toHaveURL(/\/portal\/support\/\d+$/)
  await expect(page.getByText('گزارش وضعیت سرویس')).toBeVisible()
  await expect(page.getByRole('link', { name: 'shop-1' })).toBeVisible()

  await page.goto(`${product.url}/portal/supports`)
  await choose(page, 'واحد', 'پشتیبانی فنی')
  await page.getByRole('button', { name: 'ذخیره این نما' }).click()
  await page.getByRole('textbox', { name: 'نام نما' }).fill('فنی')
  await page.getByRole('dialog').getByRole('button', { name: 'ذخیره نما' }).click()
  await page.getByRole('link', { name: 'خوانده‌نشده' }).click()
  await page.getByRole('link', { name: 'فنی', exact: true }).click()
  await expect(page).toHaveURL(/unit=2/)
  await expect(page.getByRole('row', { name: /کندی/ })).toBeVisible()
})

test('what the screen does not show does not go: a report that was agreed to before, a service of another product', async ({
  open,
  product,
  customer,
}) => {
  for (const name of ['media-files', 'logs-files']) await makeVolume(product, customer, name)
  const page = await open(customer, '/portal/support/add-ticket')
  await choose(page, 'واحد', 'پشتیبانی فنی')
  await choose(page, 'موضوع', 'سرویس در دسترس نیست')
  await page.getByRole('textbox', { name: 'شرح' }).fill('سلام')
  const pickService = (name: RegExp) =>
    pick(page.getByRole('main').getByRole('button', { name: /سرویس$/ }), page.getByRole('option', { name }))
  await pickService(/media/)
  await page.getByRole('button', { name: 'دیدن گزارش' }).click()
  await page.getByRole('button', { name: 'همراه پیام برود' }).click()
  await expect(page.getByText('این گزارش همراه پیام می‌رود.')).toBeVisible()
  await pickService(/logs/)
  await expect(page.getByRole('button', { name: 'دیدن گزارش' })).toBeVisible()
  await pickService(/media/)
  await expect(page.getByRole('button', { name: 'دیدن گزارش' })).toBeVisible()
  const sent = async () => {
    await page.getByRole('button', { name: 'ارسال تیکت' }).click()
    await expect(page).toHaveURL(/\/portal\/support\/\d+$/)
    const id = page.url().split('/').at(-1)!
    return product.call<IssueThread>(customer, 'GET', `/portal/issue-item/list/${id}`)
  }
  const about = await sent()
  expect([about.order, about.issueItems?.[0]?.snapshot]).toEqual(['media-files', null])

  await page.goto(`${product.url}/portal/support/add-ticket`)
  await choose(page, 'واحد', 'پشتیبانی فنی')
  await pickService(/media/)
  await choose(page, 'محصول', 'فضای ابری (S3)')
  await expect(page.getByRole('main').getByRole('button', { name: /^انتخاب کنید.*سرویس$/ })).toBeVisible()
  await choose(page, 'موضوع', 'سرویس در دسترس نیست')
  await page.getByRole('textbox', { name: 'شرح' }).fill('سلام')
  const { order, product: category } = await sent()
  expect([order, category]).toEqual([null, 'فضای ابری (S3)'])
})

test('on a phone a question is asked from the menu of any page', async ({ open, customer }) => {
  const page = await open(customer, '/portal/wallet', { viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'بیشتر' }).click()
  await page.getByRole('menuitem', { name: 'پشتیبانی' }).click()
  const drawer = page.getByRole('dialog', { name: 'پرسش از پشتیبانی' })
  await expect(drawer.getByRole('textbox', { name: 'شرح' })).toBeVisible()
  await expect(page).toHaveURL(/wallet/)
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  await drawer.getByRole('link', { name: 'همه تیکت‌ها' }).click()
  await expect(page).toHaveURL(/\/portal\/supports$/)
  await expect(drawer).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('banner').getByRole('button', { name: 'پشتیبانی' }).click()
  await expect(page.getByRole('dialog', { name: 'پرسش از پشتیبانی' })).toBeVisible()
})
