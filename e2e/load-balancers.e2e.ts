import type { Page } from '@playwright/test'
import { choose, pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { makeVpc, makeVpcAddress, makeVpcServer, untilIdle } from './things.ts'

const active = { timeout: 15_000 }

const fits = (page: Page) =>
  expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth'), { timeout: 5000 }).toBe(true)

test('a load balancer is made, changed and deleted, and says why a server behind it is red', async ({
  open,
  product,
  customer,
}) => {
  test.setTimeout(150_000)
  const { projectId } = customer
  const vpcId = await makeVpc(product, customer, 'balanced-cloud')
  const stopped = await makeVpcServer(product, customer, vpcId, 'behind-01')
  await makeVpcServer(product, customer, vpcId, 'behind-02')
  const page = await open(customer, `/vpc/${projectId}/${vpcId}/loadBalancer`)

  await page.getByRole('button', { name: 'ساخت لودبالانسر' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'ساخت لودبالانسر' })
  await dialog.getByRole('textbox', { name: 'نام لودبالانسر' }).fill('front-lb')
  await choose(dialog.getByRole('radio').first())
  const address = await makeVpcAddress(product, customer, vpcId)
  await pick(dialog.getByRole('button', { name: /نشانی عمومی$/ }), page.getByRole('option', { name: address }))
  await pick(dialog.getByRole('button', { name: /شبکه$/ }), page.getByRole('option', { name: /balanced-cloud-front/ }))
  await pick(dialog.getByRole('button', { name: /الگوریتم$/ }), page.getByRole('option', { name: 'نوبتی وزن‌دار' }))
  await dialog.getByRole('textbox', { name: 'پورت لودبالانسر' }).fill('۸۰')
  await dialog.getByRole('textbox', { name: 'پورت سرورها' }).fill('8080')
  await pick(dialog.getByRole('button', { name: /بررسی سلامت$/ }), page.getByRole('option', { name: 'پاسخ HTTP' }))
  await dialog.getByRole('textbox', { name: 'مسیر بررسی' }).fill('/health')

  await choose(dialog.getByRole('checkbox', { name: /behind-01/ }))
  await choose(dialog.getByRole('checkbox', { name: /behind-02/ }))
  await expect(dialog.getByRole('region', { name: 'برآورد هزینه' })).toBeVisible(active)
  await expect(dialog.getByText(/یک نشانی از شبکه/)).toBeVisible()
  await expect(dialog.getByText(/از اینترنت با نشانی/)).toBeVisible()
  await dialog.getByRole('button', { name: 'ساخت لودبالانسر' }).click()
  const row = page.getByRole('row', { name: /front-lb/ })
  await expect(row).toContainText('فعال', active)

  await row.getByRole('button', { name: /کارهای/ }).click()
  await page.getByRole('menuitem', { name: 'ویرایش' }).click()
  const editing = page.getByRole('dialog', { name: /ویرایش لودبالانسر/ })
  await editing.getByRole('textbox', { name: 'وزن' }).first().fill('۵')
  await choose(editing.getByRole('checkbox', { name: /تخلیه/ }).last())
  await expect(editing.getByText('اتصال‌های باز ممکن است هنگام تغییر قطع شود.')).toBeVisible(active)
  await editing.getByRole('button', { name: 'ذخیره تغییر' }).click()
  await expect(editing).toBeHidden()
  await expect(row).toContainText('فعال', active)

  // A server goes off: the balancer says so.
  await product.call(customer, 'PUT', `/vm/${projectId}/host/stop/${stopped}`)
  await untilIdle(product, customer)
  await row.getByRole('link', { name: 'front-lb' }).click()
  const drawer = page.getByRole('dialog', { name: 'جزئیات لودبالانسر' })
  await expect(drawer.getByText('وزن ۵')).toBeVisible()
  await expect(drawer.getByText(address)).toBeVisible()
  await expect(drawer.getByText('در حال تخلیه')).toBeVisible()
  await expect(drawer.getByText(/کدهای پذیرفته: .*200-399/)).toBeVisible()
  await expect(drawer.getByText('هر ۱۰ ثانیه، با مهلت ۵ ثانیه برای پاسخ')).toBeVisible()
  await expect(drawer.getByText('سالم پس از ۲ پاسخ خوب پیاپی، ناسالم پس از ۳ پاسخ بد پیاپی')).toBeVisible()
  const shown = drawer.getByRole('button', { name: /بررسی‌ها، سرور .*behind-01/ })
  if ((await shown.getAttribute('aria-expanded')) === 'false') await shown.click()
  await drawer.getByRole('button', { name: 'بررسی دوباره' }).first().click()
  await expect(drawer.getByText(/سرور .*behind-01.* خاموش است؛ آن را روشن کنید/)).toBeVisible(active)
  await expect(drawer.getByText('ناسالم').first()).toBeVisible()
  const strip = drawer.getByRole('slider', { name: /بررسی‌های پیاپی/ }).first()
  await strip.focus()
  await page.keyboard.press('End')
  await expect(strip).toHaveAttribute('aria-valuetext', /پاسخی نیامد/)
  await page.setViewportSize({ width: 390, height: 844 })
  await fits(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await drawer.getByRole('button', { name: 'بستن' }).click()
  await expect(row).toContainText('۱ از ۲ ناسالم', active)

  // Its labels: given beside it, shown in its row, narrowing the list.
  await row.getByRole('link', { name: 'front-lb' }).click()
  await drawer.getByRole('button', { name: 'افزودن برچسب' }).click()
  const labels = page.getByRole('dialog', { name: /برچسب‌های .*front-lb/ })
  await labels.getByRole('textbox', { name: 'کلید' }).fill('env')
  await labels.getByRole('textbox', { name: 'مقدار' }).fill('test')
  await labels.getByRole('button', { name: 'ذخیره برچسب‌ها' }).click()
  await expect(labels).toBeHidden()
  await expect(drawer.getByRole('link', { name: 'env:test' })).toBeVisible()
  await drawer.getByRole('button', { name: 'بستن' }).click()
  await expect(row.getByRole('link', { name: 'env:test' })).toBeVisible()
  await page.getByRole('button', { name: 'برچسب', exact: true }).click()
  await page.getByRole('menuitemradio', { name: /env:test/ }).click()
  await expect(page).toHaveURL(/label=env/)
  await expect(row).toBeVisible()
  const narrowed = page.url()
  await row.getByRole('link', { name: 'front-lb' }).click()
  await expect(page).toHaveURL(/balancer=\d+/)
  await drawer.getByRole('button', { name: 'بستن' }).click()
  await expect(page).toHaveURL(narrowed)

  await row.getByRole('button', { name: /کارهای/ }).click()
  await page.getByRole('menuitem', { name: 'حذف' }).click()
  const question = page.getByRole('alertdialog', { name: /حذف لودبالانسر/ })
  await question.getByRole('textbox').fill('front-lb')
  await question.getByRole('button', { name: 'حذف لودبالانسر' }).click()
  await expect(row).toBeHidden(active)
})
