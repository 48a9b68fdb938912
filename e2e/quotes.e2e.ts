import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'

const servers = '/portal/calculator?tab=vm&cpu=4&ram=16&disk=50&ip4=1&ip6=1&n=2'

test('a quote is made of two calculations, kept as a paper, checked by a stranger and ordered from', async ({
  open,
  product,
  customer,
  browser,
  trouble,
}) => {
  // It is asked about once more after it was taken back.
  trouble.allow(/404 .*\/quote\/(check|get)\//)
  test.setTimeout(90_000)
  const page = await open(customer, '/portal/quote')
  await expect(page.getByText('هنوز پیش‌فاکتوری ندارید')).toBeVisible()
  await page.getByRole('link', { name: 'محاسبه‌گر قیمت' }).last().click()

  // A bucket is kept for it, and the servers come to it.
  await page.goto(`${product.url}/portal/calculator?tab=storage&disk=200`)
  const receipt = page.getByRole('region', { name: 'رسید' })
  await expect(receipt).toContainText('۱٬۹۸۰٬۰۰۰')
  const getQuote = page.getByRole('button', { name: 'گرفتن پیش‌فاکتور' })
  await getQuote.click()
  const dialog = page.getByRole('dialog', { name: 'پیش‌فاکتور' })
  await dialog.getByRole('button', { name: 'نگه داشتن و افزودن مورد دیگر' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(product.url + servers)
  await expect(receipt).toContainText('۲۲٬۰۰۰٬۰۰۰')
  await getQuote.click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('textbox', { name: 'موضوع' }).fill('زیرساخت نوروز')
  await expect(dialog).toContainText(/مبلغ ماهانه با مالیات.*۲۳٬۹۸۰٬۰۰۰/s)
  await expect(dialog).toContainText('تا پایان')
  await dialog.getByRole('button', { name: 'گرفتن پیش‌فاکتور' }).click()

  await expect(page).toHaveURL(/\/portal\/quote\/\d+$/)
  const quoteId = Number(page.url().split('/').at(-1))
  const paper = page.getByRole('article', { name: 'پیش‌فاکتور' })
  await expect(paper).toContainText(/مبلغ ماهانه.*۲۳٬۹۸۰٬۰۰۰/s)
  await expect(page.getByText('معتبر', { exact: true })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  const file = await (await downloading).path()
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')

  // Whoever holds the paper checks it without an account.
  const link = await page.getByRole('region', { name: 'نشانی بررسی' }).textContent()
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link!)
  await expect(stranger.getByText('این پیش‌فاکتور از ماست و معتبر است')).toBeVisible()
  await expect(stranger.getByText('۲۳٬۹۸۰٬۰۰۰ ریال')).toBeVisible()
  await expect(stranger.getByText('زیرساخت نوروز')).toBeHidden()
  await stranger.context().close()

  // Each thing leads to its form; another size than was quoted goes at the prices of the day.
  await page.getByRole('button', { name: /ساخت با همین مشخصات: فضای ابری/ }).click()
  await expect(page).toHaveURL(new RegExp(`/storage/${customer.projectId}/add\\?.*quote=${quoteId}`))
  await expect(page.getByText(/هیچ بخشی از این سفارش گران‌تر از پیش‌فاکتور نمی‌شود/)).toBeVisible()
  const estimate = page.getByRole('region', { name: 'برآورد هزینه' })
  await expect(estimate).toContainText('۱٬۹۸۰٬۰۰۰')
  await page.getByRole('slider', { name: 'اندازه باکت' }).press('ArrowUp')
  await expect(page.getByText(/قیمت امروز برای آن حساب می‌شود/)).toBeVisible()
  await page.getByRole('slider', { name: 'اندازه باکت' }).press('ArrowDown')
  await expect(page.getByText(/هیچ بخشی از این سفارش گران‌تر از پیش‌فاکتور نمی‌شود/)).toBeVisible()
  await page.getByRole('textbox', { name: 'نام باکت' }).fill(`quoted-${customer.projectId}`)
  await page.getByRole('button', { name: 'ساخت باکت' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/storage/${customer.projectId}$`))

  await page.goto(`${product.url}/portal/quote/${quoteId}`)
  await expect(page.getByText('سفارش داده شد', { exact: true })).toBeVisible()
  const order = page.getByRole('button', { name: /ساخت با همین مشخصات: سرور مجازی/ })
  await order.click()
  await expect(page).toHaveURL(new RegExp(`/vm/${customer.projectId}/add-vm\\?.*quote=${quoteId}`))
  await expect(estimate).toContainText('۲۲٬۰۰۰٬۰۰۰')

  // Taken back, it is gone for everybody.
  await page.goto(`${product.url}/portal/quote/${quoteId}`)
  await page.getByRole('button', { name: 'باطل کردن' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'باطل کردن' }).click()
  await expect(page).toHaveURL(/\/portal\/quote$/)
  await page.goto(link!)
  await expect(page.getByText('چنین پیش‌فاکتوری نداریم')).toBeVisible()
})
