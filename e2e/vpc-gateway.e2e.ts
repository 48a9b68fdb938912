import type { Locator, Page } from '@playwright/test'
import { choose, pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { makeVpc, makeVpcAddress, makeVpcServer } from './things.ts'

const message = (page: Page) => page.getByRole('region', { name: 'پیام‌ها' })
const active = { timeout: 15_000 }

const fits = (page: Page) =>
  expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth'), { timeout: 5000 }).toBe(true)

const typeInto = async (dialog: Locator, fields: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(fields)) {
    await dialog.getByRole('textbox', { name, exact: true }).fill(value)
  }
}

test('a cloud is let out and ports are led in, and whoever has a port is named', async ({
  open,
  product,
  customer,
}) => {
  test.setTimeout(120_000)
  const { projectId } = customer
  const vpcId = await makeVpc(product, customer, 'gateway-cloud', { plan: 1 })
  const address = await makeVpcAddress(product, customer, vpcId)
  await makeVpcServer(product, customer, vpcId, 'gate-web-01')
  const page = await open(customer, `/vpc/${projectId}/${vpcId}/nat`)

  await page.getByText('خاموش', { exact: true }).click()
  await expect(page.getByText('روشن', { exact: true })).toBeVisible(active)
  const wayOut = page.getByRole('button', { name: /با نشانی/ })
  await expect(wayOut).toBeEnabled(active)
  await pick(wayOut, page.getByRole('option', { name: address }))
  await expect(wayOut).toContainText(address, active)

  await page.getByRole('button', { name: 'افزودن هدایت پورت' }).click()
  const dialog = page.getByRole('dialog', { name: 'افزودن هدایت پورت' })
  await typeInto(dialog, { نام: 'web', 'پورت عمومی': '۸۴۴۳', 'پورت مقصد': '443' })
  await pick(dialog.getByRole('button', { name: /شبکه$/ }), page.getByRole('option', { name: /gateway-cloud-front/ }))
  await pick(dialog.getByRole('button', { name: /سرور مقصد$/ }), page.getByRole('option', { name: /gate-web-01/ }))
  await expect(dialog.getByRole('figure')).toContainText('gate-web-01')
  await dialog.getByRole('button', { name: 'افزودن', exact: true }).click()
  const web = page.getByRole('row', { name: /web/ })
  await expect(web).toContainText('فعال', active)
  await expect(web).toContainText('8443')

  // The same port again: whoever has it is named, at the field. A range beside it is led.
  await page.getByRole('button', { name: 'افزودن هدایت پورت' }).click()
  await typeInto(dialog, { نام: 'passive', 'پورت عمومی': '8440', 'تا پورت': '8450', 'پورت مقصد': '9000' })
  await pick(dialog.getByRole('button', { name: /شبکه$/ }), page.getByRole('option', { name: /gateway-cloud-front/ }))
  await pick(dialog.getByRole('button', { name: /سرور مقصد$/ }), page.getByRole('option', { name: /gate-web-01/ }))
  await dialog.getByRole('button', { name: 'افزودن', exact: true }).click()
  await expect(dialog.getByText(/پورت .*8443.* را هدایت پورت .*web.* گرفته است/)).toBeVisible()
  await typeInto(dialog, { 'پورت عمومی': '8450', 'تا پورت': '8454' })
  await dialog.getByRole('button', { name: 'افزودن', exact: true }).click()
  const range = page.getByRole('row', { name: /passive/ })
  await expect(range).toContainText('8450-8454', active)
  await expect(range).toContainText('فعال', active)

  await range.getByRole('button', { name: 'جزئیات' }).click()
  const details = page.getByRole('dialog', { name: /passive/ })
  await expect(details).toContainText('9000-9004')
  await details.getByRole('button', { name: 'بستن' }).last().click()

  await range.getByRole('button', { name: /کارهای/ }).click()
  await page.getByRole('menuitem', { name: 'ویرایش' }).click()
  const editing = page.getByRole('dialog', { name: /ویرایش هدایت پورت/ })
  await typeInto(editing, { 'تا پورت': '8460' })
  await editing.getByRole('button', { name: 'ذخیره' }).click()
  await expect(range).toContainText('8450-8460', active)
  await expect(range).toContainText('فعال', active)

  // On a phone each is a card, and nothing is wider than the screen.
  await page.setViewportSize({ width: 390, height: 844 })
  await fits(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await range.getByRole('button', { name: /حذف هدایت پورت/ }).click()
  const question = page.getByRole('alertdialog', { name: /حذف هدایت پورت/ })
  await question.getByRole('textbox').fill('passive')
  await question.getByRole('button', { name: 'حذف هدایت پورت' }).click()
  await expect(range).toBeHidden(active)

  await page.getByText('روشن', { exact: true }).click()
  await page.getByRole('button', { name: 'خاموش کردن' }).click()
  await expect(page.getByText('خاموش', { exact: true })).toBeVisible(active)
  await expect(web).toContainText('فعال')
})

test('a cloud gets an address, names and protects it, and it goes where it is wanted or back', async ({
  open,
  product,
  customer,
}) => {
  test.setTimeout(120_000)
  const { projectId } = customer
  const vpcId = await makeVpc(product, customer, 'address-cloud', { plan: 1 })
  const otherId = await makeVpc(product, customer, 'address-target', { plan: 1, range: '192.168.8' })
  await makeVpcServer(product, customer, vpcId, 'address-web-01')
  const page = await open(customer, `/vpc/${projectId}/${vpcId}/ip`)

  await page.getByRole('button', { name: 'افزودن نشانی' }).click()
  const adding = page.getByRole('dialog', { name: 'افزودن نشانی عمومی' })
  await choose(adding.getByRole('checkbox', { name: /از سهم پلن کم می‌شود/ }))
  await adding.getByRole('button', { name: 'افزودن نشانی' }).click()
  const further = page.getByRole('row', { name: /افزوده/ })
  await expect(further).toContainText('متصل', active)
  const act = async (name: string) => {
    await further.getByRole('button', { name: /کارهای/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }

  await further.getByRole('button', { name: 'نام معکوس و محافظت' }).click()
  const settings = page.getByRole('dialog', { name: /تنظیم نشانی/ })
  await settings.getByRole('textbox', { name: /نام معکوس/ }).fill('mail.toranj.ir')
  await choose(settings.getByRole('checkbox', { name: 'محافظت در برابر حذف' }))
  await settings.getByRole('button', { name: 'ذخیره' }).click()
  await expect(further).toContainText('mail.toranj.ir')
  await expect(further).toContainText('محافظت‌شده')
  await expect(further.getByRole('button', { name: 'حذف نشانی' })).toHaveAttribute('aria-disabled', 'true')

  await act('دادن به سرور')
  const giving = page.getByRole('dialog', { name: /برای کدام سرور/ })
  await expect(giving.getByRole('button', { name: /سرور/ }).first()).toContainText('address-web-01')
  await giving.getByRole('button', { name: 'دادن نشانی' }).click()
  await expect(further).toContainText('address-web-01', active)
  await expect(further).toContainText('متصل', active)
  await page.setViewportSize({ width: 390, height: 844 })
  await fits(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await act('پس گرفتن از سرور')
  await page.getByRole('dialog').getByRole('button', { name: 'پس گرفتن از سرور' }).click()
  await expect(further).toContainText('هیچ‌جا', active)
  await expect(further).toContainText('متصل', active)

  const address = (await further.getByText(/^\d+(\.\d+){3}$/).textContent())!
  await act('بردن به ابر دیگر')
  const moving = page.getByRole('dialog', { name: new RegExp(address.replaceAll('.', '\\.')) })
  await expect(moving.getByRole('button', { name: /ابر خصوصی/ }).first()).toContainText('address-target')
  await moving.getByRole('button', { name: 'بردن نشانی' }).click()
  await expect(further).toBeHidden(active)

  // It has arrived as it was: address, name and protection.
  await page.goto(`${product.url}/vpc/${projectId}/${otherId}/ip`)
  await expect(further).toContainText(address, active)
  await expect(further).toContainText('mail.toranj.ir')
  await further.getByRole('button', { name: 'نام معکوس و محافظت' }).click()
  await settings.getByRole('checkbox', { name: 'محافظت در برابر حذف' }).press('Space')
  await settings.getByRole('button', { name: 'ذخیره' }).click()
  await expect(message(page)).toContainText('ذخیره شد')
  await further.getByRole('button', { name: 'حذف نشانی' }).click()
  const question = page.getByRole('alertdialog', { name: /حذف نشانی/ })
  await question.getByRole('textbox').fill(address)
  await question.getByRole('button', { name: 'حذف نشانی' }).click()
  await expect(further).toBeHidden(active)
})
