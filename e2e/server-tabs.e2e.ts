import type { Page } from '@playwright/test'
import { choose, failUntilPressed, pressAndConfirm } from './controls.ts'
import { expect, test } from './journey.ts'
import type { Owner } from './product.ts'
import { samplesOf } from './samples.ts'
import { makeServers } from './servers.ts'

const soon = { timeout: 20_000 }

const tabOf = (customer: Owner, id: number, tab: string) => `/vm/${customer.projectId}/${id}/${tab}`

const slide = async (page: Page, name: string, value: string) => {
  const typed = page.getByRole('textbox', { name: `${name}، مقدار` })
  await typed.fill(value)
  await typed.press('Enter')
}

const confirmByName = async (page: Page, name: string, button: string) => {
  const dialog = page.getByRole('alertdialog', { name: new RegExp(`^${button}`) })
  const confirm = dialog.getByRole('button', { name: button })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill(name)
  await confirm.click()
}

test('usage is drawn for each period, read by the pointer and as a table', async ({ open, product, customer }) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  const page = await open(customer, `/vm/${customer.projectId}/list`)
  const asked: string[] = []
  // Charts show nothing from before the server: it was built before its samples.
  await page.route(`**/host/get/${id}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), createDate: '2026-01-01T09:30:00' } })
  })
  await page.route('**/get-analytic/**', async (route) => {
    const period = new URL(route.request().url()).searchParams.get('PeriodId') ?? ''
    asked.push(period)
    await route.fulfill({ json: samplesOf(period === '5' ? 1440 : 60) })
  })
  await page.getByRole('link', { name: 'shop-web-01' }).click()
  await page.getByRole('link', { name: 'نمودار مصرف' }).click()
  await expect(page).toHaveTitle(/نمودار مصرف.*shop-web-01/)
  await expect(page.getByRole('main')).toContainText('۳۸٫۶')
  const periods = page.getByRole('radiogroup', { name: 'بازه زمانی' }).getByRole('radio')
  await expect(periods).toHaveCount(5)
  const network = page.getByRole('img', { name: 'نمودار شبکه' })
  await expect(network.locator('canvas')).toBeVisible()
  await network.hover({ position: { x: 120, y: 60 } })
  await expect(network).toContainText('MB/s')
  await expect(page.getByRole('region', { name: 'حافظه' })).toContainText(
    /بیشترین مصرف این بازه [۰-۹٫]+ از ۸\sگیگابایت/,
  )
  await expect(page.getByRole('region', { name: 'پردازنده' })).toContainText(/بیشترین مصرف این بازه [۰-۹]+٪/)
  // Every line across the drawings is a numbered act that is told below them.
  const acts = page.getByRole('region', { name: 'کارهای این بازه' }).getByRole('listitem')
  await expect(acts).toHaveText([/ساخت سرور «.?shop-web-01.?»\s*· .+ · /])

  for (const [label, period] of [
    ['۳ ساعت', '2'],
    ['۶ ساعت', '3'],
    ['۱۲ ساعت', '4'],
    ['۱ روز', '5'],
  ] as const) {
    await choose(page.getByRole('radio', { name: label }))
    await expect.poll(() => asked.at(-1)).toBe(period)
  }

  await expect(page.getByRole('radiogroup').getByRole('radio')).toHaveCount(5)

  const cpu = page.getByRole('region', { name: 'پردازنده' })
  await cpu.getByRole('button', { name: 'نمایش به صورت جدول' }).click()
  const rows = cpu.getByRole('row')
  await expect(rows).toHaveCount(31)
  await expect(rows.nth(1)).toContainText('٪')
  await expect(rows.filter({ hasText: '----' })).toHaveCount(4)
})

test('usage of a server that was just built says so, and a failed read can be tried again', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(/503/)
  const id = await makeServers(product, customer, ['shop-web-01'])
  const page = await open(customer, tabOf(customer, id, 'specification'))
  await page.getByRole('link', { name: 'نمودار مصرف' }).focus()
  // No samples: the worker's clock decides when the first one comes.
  const noSamples = { json: { categories: [], series: [] } }
  await failUntilPressed(page, '**/get-analytic/**', { status: 503, json: { status: 503 } }, noSamples)
  await page.keyboard.press('Enter')
  const again = page.getByRole('main').getByRole('button', { name: 'تلاش دوباره' })
  await expect(again).toBeVisible(soon)
  await again.click()
  await expect(page.getByText('نخستین نمونه تا حدود دو دقیقه دیگر می‌آید')).toBeVisible()
})

test('another size tells its price and what restarts, and asks before a running server restarts', async ({
  open,
  product,
  customer,
}) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  const page = await open(customer, tabOf(customer, id, 'config'))
  const submit = page.getByRole('main').getByRole('button', { name: 'تغییر منابع' })
  await expect(submit).toHaveAccessibleDescription('اندازه‌ها همان است که هست؛ نخست یکی را تغییر دهید.')
  const price = page.getByRole('table', { name: 'هزینه اکنون، پس از تغییر و تفاوت آن' })
  await expect(price.getByRole('row', { name: /^اکنون/ })).toContainText('۶٬۱۰۰٬۰۰۰')

  await slide(page, 'پردازنده (vCPU)', '4')
  // 7,000,000 by its parts: a plan holds as much for less, and is taken where that is said.
  await expect(page.getByText(/^پلن .*M1.* ماهانه ۴۰۰٬۰۰۰\sریال ارزان‌تر است/)).toBeVisible()
  await page.getByRole('button', { name: /^انتخاب پلن .*M1/ }).click()
  const plans = page.getByRole('radiogroup', { name: 'پلن‌ها' }).or(page.getByRole('table', { name: 'پلن‌ها' }))
  await expect(plans.getByRole('radio', { name: /M1/ })).toBeChecked()
  await expect(plans.getByRole('radio', { name: /S2/ })).toBeDisabled()
  await expect(price.getByRole('row', { name: /^پس از تغییر/ })).toContainText('۶٬۶۰۰٬۰۰۰', soon)
  await expect(page.getByText('موجودی شما با این تغییر')).toBeVisible()

  await choose(page.getByRole('radio', { name: /^اندازه دلخواه/ }))
  await slide(page, 'دیسک', '150')
  await expect(price.getByRole('row', { name: /^پس از تغییر/ })).toContainText('ریال', soon)
  await expect(price.getByRole('row', { name: /^تفاوت/ })).toContainText('ریال')
  await expect(page.getByText('چه می‌شود؟')).toBeVisible()

  await submit.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('یک‌بار راه‌اندازی مجدد می‌شود')
  await dialog.getByRole('button', { name: 'تغییر و راه‌اندازی مجدد' }).click()
  await expect(page.getByText(/^تغییر منابع .*shop-web-01.* آغاز شد/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('4 vCPU · 8 GB · 150 GB', soon)
  await expect(submit).toHaveAccessibleDescription('اندازه‌ها همان است که هست؛ نخست یکی را تغییر دهید.')
})

test('a server that is off takes another size without a question; its disk never shrinks', async ({
  open,
  product,
  customer,
}) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  const page = await open(customer, tabOf(customer, id, 'config'))
  await pressAndConfirm(page, 'خاموش کردن')
  await expect(page.getByRole('button', { name: 'روشن کردن', exact: true })).toBeVisible(soon)
  await slide(page, 'دیسک', '50')
  await expect(page.getByRole('textbox', { name: 'دیسک، مقدار' })).toHaveValue('۱۰۰')
  await slide(page, 'حافظه (RAM)', '4')
  await page.getByRole('main').getByRole('button', { name: 'تغییر منابع' }).click()
  await expect(page.getByRole('main')).toContainText('2 vCPU · 4 GB · 100 GB', soon)
})

test('a server is rebuilt with another system, by its name, and keeps its address', async ({
  open,
  product,
  customer,
}) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  const page = await open(customer, tabOf(customer, id, 'rebuild'))
  await expect(page.getByText('دیسک اصلی پاک می‌شود')).toBeVisible()
  await expect(page.getByText('نشانی‌های IP، شبکه‌ها و قانون‌های فایروال')).toBeVisible()
  const submit = page.getByRole('button', { name: 'بازسازی سرور' })
  await choose(page.getByRole('radio', { name: /Debian/ }))
  await submit.click()
  await expect(page.getByText('گذرواژه یا کلید SSH لازم است.')).toBeVisible()
  await page.getByLabel('گذرواژه', { exact: true }).fill('Correct1!horse')
  // Red is only the button that destroys, in its dialog.
  await expect(submit).not.toHaveAttribute('data-kind', 'danger')
  await submit.click()
  const last = page.getByRole('alertdialog').getByRole('button', { name: 'بازسازی سرور' })
  await expect(last).toHaveAttribute('data-kind', 'danger')
  await confirmByName(page, 'shop-web-01', 'بازسازی سرور')

  await page.waitForURL(/\/vm\/\d+\/list/)
  await expect(page.getByText(/^بازسازی سرور .*shop-web-01.* آغاز شد/)).toBeVisible()
  const row = page.getByRole('row', { name: /shop-web-01/ })
  await expect(row).toContainText('Debian', soon)
  await expect(row).toContainText('فعال', soon)
  await expect(row).toContainText('203.0.113.')
})

const createSnapshot = async (page: Page, name: string, description: string) => {
  await page.getByRole('button', { name: 'ساخت اسنپ‌شات' }).click()
  const dialog = page.getByRole('dialog', { name: 'ساخت اسنپ‌شات' })
  await dialog.getByRole('textbox', { name: 'نام اسنپ‌شات' }).fill(name)
  await dialog.getByRole('textbox', { name: /توضیح/ }).fill(description)
  await dialog.getByRole('button', { name: 'ساخت اسنپ‌شات' }).click()
  return dialog
}

test('a snapshot is taken, by a name that no other has, and shows what it is', async ({ open, product, customer }) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  const page = await open(customer, tabOf(customer, id, 'snapshot'))
  await expect(page.getByText('هنوز اسنپ‌شاتی نیست')).toBeVisible()
  await createSnapshot(page, 'before-upgrade', 'پیش از به‌روزرسانی')
  const row = page.getByRole('row', { name: /before-upgrade/ })
  await expect(row).toContainText('آماده بازگردانی', soon)
  await expect(row).toContainText('پیش از به‌روزرسانی')
  await expect(row).toContainText(/[۰-۹]+\sگیگابایت/)
  await expect(row).toContainText('بدون هزینه جداگانه')

  await row.getByRole('button', { name: /^کارهای دیگر/ }).click()
  await page.getByRole('menuitem', { name: 'جزئیات' }).click()
  const details = page.getByRole('dialog', { name: 'before-upgrade', exact: true })
  await expect(details).toContainText('پیش از به‌روزرسانی')
  await expect(details).toContainText(/[۰-۹]+\sگیگابایت/)
  await details.getByRole('button', { name: 'بستن' }).last().click()

  const dialog = await createSnapshot(page, 'before-upgrade', '')
  await expect(dialog).toContainText('اسنپ‌شاتی با این نام هست؛ نام دیگری بنویسید.')
})

test('a server goes back to a snapshot, which is deleted by its name', async ({ open, product, customer }) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  await product.call(customer, 'POST', `/vm/${customer.projectId}/host/${id}/snapshot/create`, {
    name: 'before-upgrade',
  })
  const page = await open(customer, tabOf(customer, id, 'snapshot'))
  const row = page.getByRole('row', { name: /before-upgrade/ })
  await expect(row).toContainText('آماده بازگردانی', soon)
  const more = row.getByRole('button', { name: /^کارهای دیگر/ })
  await more.click()
  await page.getByRole('menuitem', { name: 'بازگردانی به اسنپ‌شات' }).click()
  const reverting = page.getByRole('dialog', { name: /^بازگردانی به اسنپ‌شات/ })
  await expect(reverting).toContainText('این کار پس از آغاز متوقف نمی‌شود')
  await reverting.getByRole('button', { name: 'بازگردانی به اسنپ‌شات' }).click()
  await page.waitForURL(/\/vm\/\d+\/list/)
  await expect(page.getByRole('row', { name: /shop-web-01/ })).toContainText('فعال', soon)

  await page.goto(product.url + tabOf(customer, id, 'snapshot'))
  await expect(row).toContainText(/نقطه کنونی|آماده بازگردانی/, soon)
  await more.click()
  await page.getByRole('menuitem', { name: 'حذف اسنپ‌شات' }).click()
  await confirmByName(page, 'before-upgrade', 'حذف اسنپ‌شات')
  await expect(page.getByText('هنوز اسنپ‌شاتی نیست')).toBeVisible(soon)
})
