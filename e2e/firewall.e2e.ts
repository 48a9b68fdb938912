import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { choose, pick } from './controls.ts'
import { firewallOf } from './firewall.ts'
import { expect, test } from './journey.ts'
import { makeServers } from './servers.ts'

/** Words around Latin ones, whose isolation from the Persian text nobody sees. */
const inWords = (words: string): RegExp => new RegExp(words.replaceAll(' ', '[\\s\\u2066\\u2069]+'))

const rowOf = (page: Page, words: string): Locator =>
  page
    .getByRole('region', { name: 'قانون‌های فایروال' })
    .getByRole('row')
    .filter({ hasText: inWords(words) })

const chooseTemplate = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'قانون آماده' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Nothing runs on the server any more, so that the next change is taken. */
const untilIdle = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'افزودن قانون' })).not.toHaveAttribute('aria-disabled', 'true', {
    timeout: 20_000,
  })
}

test('rules come from a template, are edited and deleted, and several ports are opened in one go', async ({
  product,
  customer,
  open,
}) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  const page = await open(customer, firewallOf(product, customer, id).page)
  await expect(page.getByText('ترتیب قانون‌ها مهم نیست')).toBeVisible()
  // Two rules on the wire, one for each version of IP: one row for people.
  await expect(rowOf(page, 'SSH از همه جا')).toHaveCount(1)
  await expect(rowOf(page, 'SSH از همه جا')).toContainText('0.0.0.0/0, ::/0')
  await expect(page.getByRole('listitem').filter({ hasText: inWords('هر کسی در اینترنت به SSH') })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'راه ورود به سرور' })).toContainText('باز است')

  await chooseTemplate(page, 'وب (HTTP و HTTPS)')
  const preview = page.getByRole('dialog', { name: 'وب (HTTP و HTTPS)' })
  await expect(preview.getByText('۳ قانون دیگر همان‌گونه می‌ماند.')).toBeVisible()
  await preview.getByRole('button', { name: 'اعمال' }).click()
  await expect(rowOf(page, '443')).toHaveCount(1)
  await untilIdle(page)

  await page.getByRole('button', { name: 'افزودن قانون' }).click()
  const dialog = page.getByRole('dialog', { name: 'افزودن قانون فایروال' })
  await dialog.getByRole('button', { name: 'HTTPS' }).click()
  await dialog.getByRole('button', { name: 'افزودن قانون' }).click()
  await expect(dialog.getByText('قانونی با همین مشخصات هست.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'پورت‌ها' }).fill('9100, ۹۲۰۰، 8000-8100')
  await dialog.getByRole('textbox', { name: /مبدأ/ }).fill('10.20.0.7/24')
  await dialog.getByRole('textbox', { name: 'توضیح' }).fill('پایش')
  await dialog.getByRole('button', { name: 'افزودن ۳ قانون' }).click()
  await expect(rowOf(page, '8000-8100')).toContainText('10.20.0.0/24')
  await expect(rowOf(page, 'پایش')).toHaveCount(3)
  await untilIdle(page)

  await rowOf(page, '9100').getByRole('button', { name: 'ویرایش قانون' }).click()
  const edit = page.getByRole('dialog', { name: 'ویرایش قانون فایروال' })
  await edit.getByRole('textbox', { name: 'پورت‌ها' }).fill('9300')
  await edit.getByRole('button', { name: 'ذخیره تغییر' }).click()
  await expect(rowOf(page, '9300')).toBeVisible()
  await untilIdle(page)

  await rowOf(page, '9200').getByRole('button', { name: 'حذف قانون' }).click()
  const doomed = page.getByRole('alertdialog')
  const phrase = (await firewallOf(product, customer, id).list()).find(({ minPort }) => minPort === '9200')!.id
  // As a Persian keyboard writes it.
  await doomed.getByRole('textbox').fill(new Intl.NumberFormat('fa', { useGrouping: false }).format(phrase))
  await doomed.getByRole('button', { name: 'حذف قانون' }).click()
  await expect(rowOf(page, '9200')).toHaveCount(0)
})

test('a row that stands for IPv4 and IPv6 is changed and deleted as one', async ({ product, customer, open }) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  const firewall = firewallOf(product, customer, id)
  const page = await open(customer, firewall.page)
  const remotesOf = async (port: string) =>
    (await firewall.list()).filter(({ minPort }) => minPort === port).map(({ remoteIp }) => remoteIp)
  const inPersian = new Intl.NumberFormat('fa', { useGrouping: false })

  await chooseTemplate(page, 'وب (HTTP و HTTPS)')
  await page.getByRole('dialog').getByRole('button', { name: 'اعمال' }).click()
  await expect(rowOf(page, '443')).toContainText('0.0.0.0/0, ::/0')
  await untilIdle(page)
  expect(await remotesOf('443')).toEqual(['0.0.0.0/0', '::/0'])
  const before = await firewall.list()

  await rowOf(page, '443').getByRole('button', { name: 'ویرایش قانون' }).click()
  const edit = page.getByRole('dialog', { name: 'ویرایش قانون فایروال' })
  await edit.getByRole('textbox', { name: 'پورت‌ها' }).fill('۸۴۴۳')
  await edit.getByRole('button', { name: 'ذخیره تغییر' }).click()
  await expect(rowOf(page, '8443')).toHaveCount(1)
  await expect(rowOf(page, '8443')).toContainText('0.0.0.0/0, ::/0')
  await untilIdle(page)
  expect(await remotesOf('8443')).toEqual(['0.0.0.0/0', '::/0'])
  expect(await remotesOf('443')).toEqual([])
  expect(await firewall.list()).toHaveLength(before.length)

  await rowOf(page, '8443').getByRole('button', { name: 'حذف قانون' }).click()
  const doomed = page.getByRole('alertdialog')
  await expect(doomed.getByText('IPv6')).toBeVisible()
  const { id: phrase } = (await firewall.list()).find(({ minPort }) => minPort === '8443')!
  await doomed.getByRole('textbox').fill(inPersian.format(phrase))
  await doomed.getByRole('button', { name: 'حذف قانون' }).click()
  await expect(rowOf(page, '8443')).toHaveCount(0)
  await untilIdle(page)
  expect(await firewall.list()).toEqual(before.filter(({ minPort }) => minPort !== '443'))
})

test('rules are carried to another server in a file, and what changes is shown first', async ({
  product,
  customer,
  open,
}) => {
  const id = await makeServers(product, customer, ['shop-web-01', 'shop-web-02'])
  const page = await open(customer, firewallOf(product, customer, id).page)
  await chooseTemplate(page, 'پینگ')
  await page.getByRole('dialog').getByRole('button', { name: 'اعمال' }).click()
  // The row stands for two rules, and is there with the first of them.
  await expect.poll(async () => (await firewallOf(product, customer, id).list()).length).toBe(6)
  await page.reload()
  await expect(rowOf(page, 'پینگ')).toHaveCount(1)
  await untilIdle(page)

  await page.getByRole('button', { name: 'کارهای دیگر فایروال' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'برون‌ریزی در فایل' }).click()
  const file = await (await download).path()
  const written = JSON.parse(await readFile(file, 'utf8')) as { format: string; rules: unknown[] }
  expect([written.format, written.rules.length]).toEqual(['sarv-firewall', 6])

  const hosts = await product.call<{ id: number; name: string }[]>(
    customer,
    'GET',
    `/vm/${customer.projectId}/host/list`,
  )
  const other = hosts.find(({ name }) => name === 'shop-web-02')!.id
  await page.goto(product.url + firewallOf(product, customer, other).page)
  await page.getByRole('button', { name: 'کارهای دیگر فایروال' }).click()
  await page.getByRole('menuitem', { name: 'درون‌ریزی از فایل' }).click()
  const dialog = page.getByRole('dialog', { name: 'درون‌ریزی قانون‌ها' })
  const giveFile = (name: string, content: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
  await giveFile('other.json', '{"rules": []}')
  await expect(dialog.getByText('این فایل خوانده نشد')).toBeVisible()
  await dialog.getByRole('button', { name: /برداشتن|حذف/ }).click()
  await giveFile('firewall.json', await readFile(file, 'utf8'))
  await expect(dialog.getByText('افزوده می‌شود')).toBeVisible()
  await expect(dialog.getByText('۳ قانون دیگر همان‌گونه می‌ماند.')).toBeVisible()
  await dialog.getByRole('button', { name: 'اعمال' }).click()
  await expect(rowOf(page, 'پینگ')).toHaveCount(1)
})

test('it answers who reaches whom, and leads to the rule that decides', async ({ product, customer, open }) => {
  const id = await makeServers(product, customer, ['db-primary', 'shop-web-01'])
  const page = await open(customer, firewallOf(product, customer, id).page)
  const ask = page.getByRole('button', { name: 'بررسی' })
  await ask.click()
  await expect(page.getByText('می‌رسد', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'دیدن قانون' }).click()
  await expect(page).toHaveURL(/\?rule=\d+$/)

  await pick(page.getByRole('button', { name: /از کجا/ }), page.getByRole('option', { name: 'shop-web-01' }))
  await page.getByRole('textbox', { name: 'پورت', exact: true }).fill('5432')
  await ask.click()
  await expect(page.getByText('نمی‌رسد', { exact: true })).toBeVisible()
  await expect(page.getByText(/قانونی برای این ورود ندارد/)).toBeVisible()

  await pick(page.getByRole('button', { name: /از کجا/ }), page.getByRole('option', { name: 'نشانی دیگر' }))
  await ask.click()
  await expect(page.getByText('نشانی مبدأ را بنویسید.')).toBeVisible()
  await page.getByRole('textbox', { name: 'نشانی مبدأ' }).fill('office')
  await expect(page.getByText('نشانی IP درست نیست.')).toBeVisible()
})

test('a change that cuts one off goes back by itself, unless it is confirmed', async ({ product, customer, open }) => {
  test.slow()
  const id = await makeServers(product, customer, ['shop-web-01'])
  const firewall = firewallOf(product, customer, id)
  const page = await open(customer, firewall.page)
  await expect(rowOf(page, 'SSH')).toHaveCount(1)
  const before = await firewall.list()

  // Long enough to look at it twice on a slow machine, and then waited for.
  await firewall.closeSsh(20)
  const banner = page.getByText(/تغییر فایروال سرور «.?shop-web-01.?» آزمایشی است/)
  await expect(banner).toBeVisible()
  await expect(rowOf(page, 'SSH')).toHaveCount(0)
  await expect(page.getByRole('timer')).toContainText('ثانیه دیگر')
  // Whatever else one looks at meanwhile.
  await page.getByRole('link', { name: 'کلیدهای دسترسی' }).click()
  await expect(page).not.toHaveURL(/firewall/)
  await expect(banner).toBeVisible()
  await page.goBack()
  await expect(rowOf(page, 'SSH')).toHaveCount(1, { timeout: 40_000 })
  await expect(banner).toBeHidden()
  expect((await firewall.list()).map((rule) => rule.id)).toEqual(before.map((rule) => rule.id))

  await chooseTemplate(page, 'SSH فقط از نشانی من')
  await page.getByRole('dialog').getByRole('button', { name: 'اعمال', exact: true }).click()
  await expect(rowOf(page, 'SSH از 127.0.0.1')).toHaveCount(1)
  await untilIdle(page)

  // The only rule that lets this address in.
  await rowOf(page, 'SSH').getByRole('button', { name: 'ویرایش قانون' }).click()
  const dialog = page.getByRole('dialog', { name: 'ویرایش قانون فایروال' })
  await dialog.getByRole('textbox', { name: /مبدأ/ }).fill('203.0.113.77')
  await expect(dialog.getByText('نشانی کنونی شما دیگر به پورت')).toBeVisible()
  await dialog.getByRole('button', { name: 'اعمال آزمایشی' }).click()
  await expect(banner).toBeVisible()
  const stay = page.getByRole('button', { name: 'نگه داشتن تغییر' })
  await expect(stay).not.toHaveAttribute('aria-disabled', 'true', { timeout: 20_000 })
  await stay.click()
  await expect(banner).toBeHidden()
  await expect(rowOf(page, '203.0.113.77/32')).toHaveCount(1)
})

test('where order counts, rules refuse and are put into another order', async ({ product, customer, open }) => {
  const { id: projectId } = await product.call<{ id: number }>(customer, 'POST', '/create', {
    name: 'ordered-project',
    datacenterId: 2,
  })
  const owner = { ...customer, projectId }
  const id = await makeServers(product, owner, ['shop-web-01'])
  const page = await open(owner, firewallOf(product, owner, id).page)
  await page.getByRole('button', { name: 'افزودن قانون' }).click()
  const dialog = page.getByRole('dialog', { name: 'افزودن قانون فایروال' })
  await dialog.getByRole('textbox', { name: 'پورت‌ها' }).fill('25')
  await choose(dialog.getByRole('radio', { name: 'بستن' }))
  await dialog.getByRole('button', { name: 'افزودن قانون' }).click()
  await expect(rowOf(page, 'بستن SMTP از همه جا')).toBeVisible()
  await untilIdle(page)

  await page.getByRole('button', { name: 'کارهای دیگر فایروال' }).click()
  await page.getByRole('menuitem', { name: 'ترتیب قانون‌ها' }).click()
  const order = page.getByRole('dialog', { name: 'ترتیب قانون‌ها' })
  const last = order.getByRole('listitem').last()
  await last.dragTo(order.getByRole('listitem').first())
  await expect(order.getByRole('listitem').first()).toContainText('SMTP')
  await order.getByRole('button', { name: /^پایین بردن.*SMTP/ }).press('Enter')
  await expect(order.getByRole('listitem').nth(1)).toContainText('SMTP')
  await order.getByRole('button', { name: 'ذخیره ترتیب' }).click()
  await expect(order).toBeHidden()
  await untilIdle(page)
  expect((await firewallOf(product, owner, id).list()).map(({ minPort }) => minPort).slice(0, 2)).toEqual(['22', '25'])
})
