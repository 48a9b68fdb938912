import { pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { makeServers } from './servers.ts'
import { makeNetwork } from './things.ts'

test('a network is made within the rules, servers join and leave it, and it goes when it is empty', async ({
  product,
  open,
  customer,
}) => {
  await makeServers(product, customer, ['shop-web-01', 'db-primary'])
  const page = await open(customer, `/network/${customer.projectId}`)
  await page.getByRole('button', { name: 'ساخت شبکه' }).click()
  const dialog = page.getByRole('dialog', { name: 'ساخت شبکه خصوصی' })
  await dialog.getByRole('textbox', { name: 'نام شبکه' }).fill('backend')
  await dialog.getByRole('textbox', { name: 'نشانی شبکه' }).fill('10.20.0.0')
  await dialog.getByRole('button', { name: 'ساخت شبکه' }).click()

  const row = page.getByRole('row', { name: /backend/ })
  await expect(row).toContainText('10.20.0.0/24')
  await expect(row).toContainText('فعال')
  await row.getByRole('link', { name: 'backend' }).click()
  await expect(page.getByRole('heading', { name: 'هنوز سروری روی این شبکه نیست' })).toBeVisible()

  await page.getByRole('button', { name: 'اتصال سرور' }).click()
  const joining = page.getByRole('dialog', { name: 'اتصال سرور به شبکه' })
  await pick(joining.getByRole('button', { name: /سرور/ }).first(), page.getByRole('option', { name: /db-primary/ }))
  await joining.getByRole('textbox', { name: 'نشانی ثابت' }).fill('10.20.0.9')
  await joining.getByRole('button', { name: 'اتصال' }).click()
  const node = page.getByRole('row', { name: /db-primary/ })
  await expect(node).toContainText('10.20.0.9')
  await expect(node).toContainText('متصل')
  await expect(node).toContainText('fa:16:3e')

  await page.goto(`${product.url}/network/${customer.projectId}`)
  await expect(page.getByRole('row', { name: /backend/ })).toContainText('۱ سرور')

  await page.getByRole('main').getByRole('link', { name: 'نقشه شبکه' }).click()
  const picture = page.getByRole('group', { name: /نقشه شبکه پروژه: ۲ سرور و ۱ شبکه/ })
  const server = picture.getByRole('button', { name: /سرور db-primary، سالم، شبکه «.?backend.?»، .*10\.20\.0\.9/ })
  await expect(server).toBeVisible()
  // One stop of the Tab key; the arrows lead from thing to thing, and Enter tells of it.
  await picture.getByRole('button', { name: /شبکه خصوصی backend/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(server).toBeFocused()
  await page.keyboard.press('Enter')
  const details = page.getByRole('complementary', { name: 'جزئیات' })
  await expect(details.getByRole('heading', { name: 'db-primary' })).toBeVisible()
  await expect(details).toContainText('22')
  await page.keyboard.press('+')
  await expect(page.getByText('۱۵۰٪')).toBeVisible()
  await page.keyboard.press('0')
  await expect(page.getByText('متناسب')).toBeVisible()
  await page.getByRole('radio', { name: 'جدول' }).check()
  await expect(page.getByRole('row', { name: /db-primary.*backend.*10\.20\.0\.9/ })).toBeVisible()
  await page.goto(`${product.url}/network/${customer.projectId}`)

  await page.getByRole('link', { name: 'backend' }).first().click()
  await node.getByRole('button', { name: 'جداسازی' }).click()
  const confirm = page.getByRole('alertdialog', { name: /db-primary/ })
  await confirm.getByRole('textbox').fill('db-primary')
  await confirm.getByRole('button', { name: 'جداسازی' }).click()
  await expect(page.getByRole('heading', { name: 'هنوز سروری روی این شبکه نیست' })).toBeVisible()

  await page.goto(`${product.url}/network/${customer.projectId}`)
  await row.getByRole('button', { name: /کارهای دیگر/ }).click()
  await page.getByRole('menuitem', { name: 'تغییر نام' }).click()
  const renaming = page.getByRole('dialog', { name: /تغییر نام شبکه/ })
  await renaming.getByRole('textbox').fill('backend-2')
  await renaming.getByRole('button', { name: 'ذخیره نام' }).click()
  const renamed = page.getByRole('row', { name: /backend-2/ })
  await renamed.getByRole('button', { name: /کارهای دیگر/ }).click()
  await page.getByRole('menuitem', { name: 'حذف شبکه' }).click()
  const deletion = page.getByRole('alertdialog', { name: /backend-2/ })
  await deletion.getByRole('textbox').fill('backend-2')
  await deletion.getByRole('button', { name: 'حذف شبکه' }).click()
  await expect(page.getByRole('heading', { name: 'هنوز شبکه خصوصی ندارید' })).toBeVisible({ timeout: 15_000 })
})

test('a server joins a network and gets another public address from its own page, on a phone', async ({
  product,
  open,
  customer,
}) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  await makeNetwork(product, customer, { name: 'backend', network: '10.20.0.0' })
  const page = await open(customer, `/vm/${customer.projectId}/${id}/network`, {
    viewport: { width: 390, height: 844 },
  })
  await page.getByRole('button', { name: 'اتصال به شبکه' }).click()
  const dialog = page.getByRole('dialog', { name: 'اتصال به شبکه خصوصی' })
  await pick(dialog.getByRole('button', { name: /شبکه/ }).first(), page.getByRole('option', { name: /backend/ }))
  await dialog.getByRole('button', { name: 'اتصال', exact: true }).click()
  await expect(page.getByText('10.20.0.2')).toBeVisible()
  await expect(page.getByText('متصل', { exact: true })).toBeVisible()

  await page.goto(`${product.url}/vm/${customer.projectId}/${id}/ip`)
  await page.getByRole('button', { name: 'افزودن نشانی' }).click()
  const adding = page.getByRole('dialog', { name: 'افزودن نشانی عمومی' })
  await expect(adding).toContainText('۴۰۰٬۰۰۰')
  await adding.getByRole('button', { name: 'افزودن نشانی' }).click()
  const ipv4 = page.getByRole('grid', { name: 'نشانی‌های IPv4' }).or(page.getByRole('table', { name: 'نشانی‌های IPv4' }))
  await expect(ipv4.getByText(/203\.0\.113\./)).toHaveCount(2, { timeout: 15_000 })

  const choose = async (act: string) => {
    await ipv4
      .getByRole('button', { name: /کارهای دیگر/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: act }).click()
  }
  await choose('رسید سفارش')
  const receipt = page.getByRole('dialog').getByRole('region', { name: 'رسید' })
  await expect(receipt).toContainText(/شماره سفارش.*۴۰۰٬۰۰۰/s)
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()

  await choose('تنظیم درون سرور')
  const setup = page.getByRole('dialog', { name: /^تنظیم .*203\.0\.113\..* درون سرور/ })
  await expect(setup.getByText(/^ip address add 203\.0\.113\.\d+\/32 /)).toBeVisible()
})
