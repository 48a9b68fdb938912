import type { Page } from '@playwright/test'
import { choose } from './controls.ts'
import { expect, test } from './journey.ts'

const receipt = (page: Page) => page.getByRole('region', { name: 'رسید' })
const typed = (page: Page, name: string) => page.getByRole('textbox', { name })
const slider = (page: Page, name: string) => page.getByRole('slider', { name })
const orderButton = (page: Page) => receipt(page).getByRole('button', { name: 'ساخت با همین مشخصات' })

test('a server is calculated, sent to somebody, and ordered as it was calculated', async ({
  open,
  product,
  customer,
}) => {
  test.setTimeout(60_000)
  const page = await open(customer, '/')
  await page.getByRole('link', { name: 'محاسبه‌گر قیمت' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('محاسبه‌گر قیمت')

  // Typed in Persian digits, stepped, and moved by keys: each the same size.
  await typed(page, 'پردازنده (vCPU)').fill('۴')
  await typed(page, 'پردازنده (vCPU)').press('Tab')
  await expect(slider(page, 'پردازنده (vCPU)')).toHaveAttribute('aria-valuetext', /^۴.هسته$/)
  await slider(page, 'حافظه (RAM)').press('End')
  await expect(typed(page, 'حافظه (RAM)')).toHaveValue('۱۲۸')
  await typed(page, 'حافظه (RAM)').fill('16')
  await typed(page, 'حافظه (RAM)').press('Tab')
  await slider(page, 'دیسک').press('ArrowUp')
  await expect(typed(page, 'دیسک')).toHaveValue('۵۰')
  // 4 x 450,000 + 16 x 450,000 + 50 x 12,000 + 400,000, and a tenth of it.
  await expect(receipt(page)).toContainText('۱۱٬۰۰۰٬۰۰۰')
  await typed(page, 'تعداد سرور').fill('۲')
  await typed(page, 'تعداد سرور').press('Tab')
  await expect(receipt(page)).toContainText(/هر سرور.*۱۰٬۰۰۰٬۰۰۰.*جمع جزء، ۲ سرور.*۲۰٬۰۰۰٬۰۰۰/s)
  await expect(receipt(page)).toContainText(/مبلغ ماهانه.*۲۲٬۰۰۰٬۰۰۰/s)
  await choose(page.getByRole('radio', { name: 'ساعت' }))
  await expect(receipt(page)).toContainText(/مبلغ ساعتی.*۳۰٬۵۵۶/s)
  await choose(page.getByRole('radio', { name: 'ماه', exact: true }))

  // The address is the calculation.
  await expect(page).toHaveURL(/tab=vm&cpu=4&ram=16&disk=50&ip4=1&ip6=1&n=2$/)
  const other = await open(customer, new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(receipt(other)).toContainText(/مبلغ ماهانه.*۲۲٬۰۰۰٬۰۰۰/s)

  await orderButton(page).click()
  await expect(page).toHaveURL(new RegExp(`/vm/${customer.projectId}/add-vm`))
  await expect(page.getByRole('radio', { name: /پیکربندی دلخواه/ })).toBeChecked()
  await expect(typed(page, 'پردازنده (vCPU)')).toHaveValue('۴')
  await expect(page.getByRole('region', { name: 'برآورد هزینه' })).toContainText('۲۲٬۰۰۰٬۰۰۰')

  // A bucket likewise.
  await page.goto(`${product.url}/portal/calculator?tab=storage&disk=200`)
  await expect(receipt(page)).toContainText(/مبلغ ماهانه.*۱٬۹۸۰٬۰۰۰/s)
  await orderButton(page).click()
  await expect(page).toHaveURL(new RegExp(`/storage/${customer.projectId}/add`))
  await expect(page.getByRole('region', { name: 'برآورد هزینه' })).toContainText('۱٬۹۸۰٬۰۰۰')
})

test('a plan that costs less is offered, taken and ordered', async ({ open, customer }) => {
  const page = await open(customer, '/portal/calculator?tab=vm&cpu=4&ram=8&disk=100')
  await page.getByRole('button', { name: /^انتخاب پلن/ }).click()
  await expect(receipt(page)).toContainText('پلن')
  await expect(page).toHaveURL(/plan=\d+/)
  await page.getByRole('button', { name: 'اندازه دلخواه' }).click()
  await expect(page).not.toHaveURL(/plan=/)
  await page.getByRole('button', { name: /^انتخاب پلن/ }).click()
  await orderButton(page).click()
  await expect(page.getByRole('radio', { name: /پلن آماده/ })).toBeChecked()
  await expect(page.getByRole('region', { name: 'برآورد هزینه' })).toContainText('پلن')
})

test('an address that says nonsense opens the calculator with what it can mean', async ({ open, customer }) => {
  const page = await open(customer, '/portal/calculator?tab=castle&cpu=lots&ram=9999&disk=-5&n=20')
  await expect(typed(page, 'پردازنده (vCPU)')).toHaveValue('۱')
  await expect(typed(page, 'حافظه (RAM)')).toHaveValue('۱۲۸')
  await expect(typed(page, 'دیسک')).toHaveValue('۲۵')
  // It warns of a limit, and calculates on.
  await expect(receipt(page)).toContainText(/سهمیه حافظه .* کم است/)
  await page.getByRole('button', { name: 'از نو' }).click()
  await expect(typed(page, 'حافظه (RAM)')).toHaveValue('۱')
  await expect(receipt(page)).not.toContainText('کم است')
})
