import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { choose } from './controls.ts'
import { expect, test } from './journey.ts'
import { makeBucket, putFile } from './things.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: /^بخش‌های/ }).getByRole('link', { name })
const message = (page: Page) => page.getByRole('region', { name: 'پیام‌ها' })

/** Types what the question asks for, and says yes. */
const confirmTyped = async (page: Page, title: RegExp, typed: string, yes: string): Promise<void> => {
  const dialog = page.getByRole('alertdialog', { name: title })
  await expect(dialog.getByRole('button', { name: yes })).toBeDisabled()
  await dialog.getByRole('textbox').fill(typed)
  await dialog.getByRole('button', { name: yes }).click()
  await expect(dialog).toBeHidden()
}

test('a bucket is ordered, resized, deleted and taken back', async ({ open, product, customer, trouble }) => {
  test.setTimeout(90_000)
  // The page of a bucket that is gone may ask for it once more before it closes.
  trouble.allow(/404 .*\/host\/get\//)
  const name = `toranj-media-${customer.projectId}`
  const page = await open(customer, `/storage/${customer.projectId}`)
  await expect(page.getByText('هنوز باکتی ندارید')).toBeVisible()
  // What the smallest costs, as the order says it below.
  await expect(page.getByText('از ۴۵۰٬۰۰۰ ریال در ماه')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'ساخت باکت' }).click()

  // What is missing is told in the order of the page: the name, then the plan.
  const submit = page.getByRole('button', { name: 'ساخت باکت' }).first()
  await submit.click()
  await expect(message(page)).toContainText('برای سرویس نامی بنویسید.')
  const nameField = page.getByRole('textbox', { name: 'نام باکت' })
  await nameField.fill('ab')
  await submit.click()
  await expect(message(page)).toContainText('نام سرویس دست‌کم سه حرف باشد.')
  await nameField.fill(name)
  await submit.click()
  await expect(message(page)).toContainText('یکی از پلن‌های فضای ابری را انتخاب کنید.')
  await choose(page.getByRole('radio', { name: /اندازه دلخواه/ }))
  const receipt = page.getByRole('region', { name: 'برآورد هزینه' })
  await expect(receipt).toContainText('۴۵۰٬۰۰۰')
  await expect(page.getByRole('switch', { name: /هر کس در اینترنت/ })).not.toBeChecked()
  await submit.click()
  const row = rowOf(page, name)
  await expect(row).toContainText('فعال', { timeout: 15_000 })
  await expect(row).toContainText('خصوصی')
  // The message of the order leads to the bucket.
  await expect(message(page).getByRole('link', { name: 'نمایش' }).first()).toHaveAttribute(
    'href',
    /\/storage\/\d+\/\d+$/,
  )
  // What it was ordered for: from its row, from its page and from the operation that made it.
  await row.getByRole('button', { name: /کارهای دیگر/ }).click()
  await page.getByRole('menuitem', { name: 'رسید سفارش' }).click()
  const ordered = page.getByRole('dialog', { name: new RegExp(`^رسید سفارش باکت .*${name}`) })
  await expect(ordered).toContainText(/شماره سفارش.*۴۵۰٬۰۰۰/s)
  await ordered.getByRole('button', { name: 'بستن' }).last().click()
  await expect(ordered).toBeHidden()
  const toReceipt = page.getByRole('main').getByRole('link', { name: 'رسید سفارش' })
  await expect(toReceipt).toHaveCount(2)
  await toReceipt.last().click()
  await expect(ordered).toContainText('۴۵۰٬۰۰۰')
  await page.keyboard.press('Escape')
  await expect(ordered).toBeHidden()
  await page.goto(`${product.url}/storage/${customer.projectId}`)

  // The dashboard counts it, and leads back to the list.
  await page.getByRole('link', { name: 'پیشخوان' }).first().click()
  const link = page.getByRole('link', { name: 'باکت', exact: true })
  const kind = page.getByRole('main').getByRole('listitem').filter({ has: link })
  await expect(kind).toContainText('۱ فعال')
  await kind.getByRole('link').click()

  // The whole row opens its page.
  await row.getByText('تهران').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('list', { name: /آنچه باکت را پر کرده/ })).toContainText('خالی، ولی پرداخت می‌شود')
  await page.getByRole('button', { name: 'نمایش به صورت جدول' }).click()
  await expect(page.getByRole('table', { name: /آنچه باکت را پر کرده/ })).toContainText('۵۰ گیگابایت')

  await tab(page, 'تغییر اندازه').click()
  const size = page.getByRole('textbox', { name: /اندازه باکت/ })
  await size.fill('100')
  await size.press('Enter')
  await expect(page.getByRole('table', { name: /هزینه اکنون/ })).toContainText('۹۰۰٬۰۰۰')
  await page.getByRole('button', { name: 'تغییر اندازه' }).click()
  await expect(page.getByRole('main')).toContainText('۱۰۰ گیگابایت', { timeout: 15_000 })

  await page.getByRole('button', { name: 'کارهای دیگر باکت' }).click()
  await page.getByRole('menuitem', { name: 'حذف باکت' }).click()
  const deletion = page.getByRole('alertdialog', { name: /^حذف باکت/ })
  await expect(deletion).toContainText('کلیدها، پیوندها و دسترسی عمومی آن از کار می‌افتند')
  await confirmTyped(page, /^حذف باکت/, name, 'حذف باکت')
  await expect(page.getByText('هنوز باکتی ندارید')).toBeVisible({ timeout: 15_000 })
  await page
    .getByRole('main')
    .getByRole('link', { name: /سطل بازیافت/ })
    .click()
  await expect(rowOf(page, name)).toContainText('۲ روز و ۲۳ ساعت دیگر')
  await rowOf(page, name).getByRole('button', { name: 'بازگرداندن' }).click()
  await expect(page.getByText('سطل بازیافت خالی است')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('main').getByRole('link', { name: 'فضای ابری (S3)' }).click()
  await expect(rowOf(page, name)).toContainText('فعال', { timeout: 15_000 })
})

test('a bucket has keys that are shown once, rules of its own, and is opened only on purpose', async ({
  open,
  product,
  customer,
}) => {
  test.setTimeout(90_000)
  const name = `toranj-web-${customer.projectId}`
  const id = await makeBucket(product, customer, name)
  await putFile(product, customer, id, { key: 'products/1405/list.txt', content: 'x'.repeat(5000) })
  const page = await open(customer, `/storage/${customer.projectId}/${id}?section=keys`)

  await page.getByRole('button', { name: 'ساخت کلید' }).click()
  const form = page.getByRole('dialog', { name: 'ساخت کلید دسترسی' })
  await form.getByRole('textbox', { name: 'نام' }).fill('media-web')
  await choose(form.getByRole('radio', { name: /خواندن و نوشتن/ }))
  await form.getByRole('button', { name: 'ساخت کلید' }).click()
  const made = page.getByRole('alertdialog', { name: /media-web.* ساخته شد/ })
  await expect(made).toContainText('فقط همین یک‌بار نمایش داده می‌شود')
  const secret = await made.getByRole('region', { name: /کلید محرمانه/ }).innerText()
  const accessKey = await made.getByRole('region', { name: /کلید دسترسی/ }).innerText()
  // Escape does not lose it.
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await made.getByRole('button', { name: 'دریافت فایل' }).click()
  expect((await download).suggestedFilename()).toBe(`sarv-${accessKey}.txt`)
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`aws_secret_access_key = ${secret}`)
  await made.getByRole('button', { name: 'کلید محرمانه را برداشتم' }).click()
  await expect(rowOf(page, 'media-web')).toContainText(accessKey)
  expect(await page.content()).not.toContain(secret)

  await rowOf(page, 'media-web')
    .getByRole('button', { name: /کارهای دیگر/ })
    .click()
  await page.getByRole('menuitem', { name: 'جایگزینی کلید' }).click()
  await page.getByRole('button', { name: 'ساخت کلید جایگزین' }).click()
  await page.getByRole('button', { name: 'کلید محرمانه را برداشتم' }).click()
  await expect(page.getByRole('row', { name: /جایگزین‌شده/ })).toContainText(accessKey)
  await page
    .getByRole('row', { name: /جایگزین‌شده/ })
    .getByRole('button', { name: /کارهای دیگر/ })
    .click()
  await page.getByRole('menuitem', { name: 'باطل کردن کلید' }).click()
  await confirmTyped(page, /باطل شود؟/, accessKey, 'باطل کردن کلید')
  await expect(page.getByText(accessKey)).toHaveCount(0)

  await tab(page, 'تنظیمات').click()
  const versions = page.getByRole('switch', { name: 'نسخه‌های پیشین نگه داشته شوند' })
  await versions.press('Space')
  await expect(versions).toBeChecked()
  await page.getByRole('button', { name: 'افزودن قانون' }).click()
  const rule = page.getByRole('dialog', { name: 'قانون تازه برای عمر فایل‌ها' })
  await rule.getByRole('textbox', { name: 'پوشه یا آغاز نام' }).fill('logs/')
  await rule.getByRole('button', { name: 'ذخیره قانون' }).click()
  await expect(rule).toBeVisible()
  await rule.getByRole('textbox', { name: /^حذف فایل‌ها/ }).fill('30')
  await rule.getByRole('button', { name: 'ذخیره قانون' }).click()
  await expect(rowOf(page, 'logs/')).toContainText('پس از ۳۰ روز')
  await page.getByRole('button', { name: 'افزودن سایت' }).click()
  const site = page.getByRole('dialog', { name: 'سایت مجاز تازه' })
  await site.getByRole('textbox', { name: /نشانی سایت‌ها/ }).fill('shop.example.ir')
  await site.getByRole('button', { name: 'ذخیره' }).click()
  await expect(site).toContainText('نشانی سایت را با https:// و بی هیچ چیز پس از نام آن بنویسید')
  await site.getByRole('textbox', { name: /نشانی سایت‌ها/ }).fill('https://shop.example.ir')
  await site.getByRole('button', { name: 'ذخیره' }).click()
  await expect(rowOf(page, 'shop.example.ir')).toContainText('GET')
  await page.getByRole('button', { name: 'عمومی کردن پوشه' }).click()
  const opened = page.getByRole('dialog', { name: 'عمومی کردن پوشه' })
  await opened.getByRole('textbox', { name: 'پوشه' }).fill('products')
  await opened.getByRole('button', { name: 'عمومی کردن' }).click()
  // Nobody opens anything without having said that they know it.
  await expect(opened).toContainText('این مورد را تأیید کنید.')
  await choose(opened.getByRole('checkbox', { name: /می‌دانم/ }))
  await opened.getByRole('button', { name: 'عمومی کردن' }).click()
  await expect(page.getByText('بخشی از این باکت برای همه اینترنت خواندنی است')).toBeVisible()

  await page.getByRole('button', { name: 'خصوصی کردن باکت' }).click()
  await page.getByRole('button', { name: 'خصوصی کردن', exact: true }).click()
  await expect(page.getByText(/^(?:بخشی از )?این باکت برای همه اینترنت/)).toHaveCount(0, { timeout: 15_000 })

  await tab(page, 'نمای کلی').click()
  await expect(page.getByRole('region', { name: /rclone/ })).toContainText(`rclone ls ${name}:${name}`)
  await page.getByRole('button', { name: /باز کردن پوشه .*products/ }).click()
  await expect(page.getByRole('navigation', { name: 'جای پوشه' })).toContainText('products')
  const access = page.getByRole('switch', { name: /هر کس در اینترنت/ })
  await access.press('Space')
  await confirmTyped(page, /برای همه باز شود؟/, name, 'باز کردن برای همه')
  await expect(page.getByText('این باکت برای همه اینترنت خواندنی است')).toBeVisible({ timeout: 15_000 })
})

test('the palette finds a bucket, and several are deleted together', async ({ open, product, customer }) => {
  const names = ['one', 'two'].map((name) => `${name}-${customer.projectId}`)
  for (const name of names) await makeBucket(product, customer, name)
  const page = await open(customer, `/storage/${customer.projectId}`)
  await expect(rowOf(page, names[0]!)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(names[0]!)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(names[0]!)
  await page.goBack()

  for (const name of names) await choose(rowOf(page, name).getByRole('checkbox'))
  await page.getByRole('button', { name: 'حذف باکت‌ها' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'حذف ۲ باکت؟' })
  for (const name of names) await expect(dialog).toContainText(name)
  await confirmTyped(page, /حذف ۲ باکت؟/, 'حذف ۲', 'حذف باکت‌ها')
  await expect(page.getByText(/حذف باکت‌ها برای ۲ باکت انجام شد/)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('هنوز باکتی ندارید')).toBeVisible()
})
