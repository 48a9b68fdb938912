import { readFile } from 'node:fs/promises'
import { confirmByEnter } from './controls.ts'
import { expect, test } from './journey.ts'
import { makeServers, orderOf } from './servers.ts'
import { deleteDialog, rowOf, vmListPage } from './vm-list.ts'

const names = ['shop-web-01', 'shop-web-02', 'db-primary']

test('every address can be copied; what is beyond two is folded', async ({ open, product, customer }) => {
  const { projectId } = customer
  const hostId = await makeServers(product, customer, ['many-addresses'])
  for (const [index, network] of ['10.20.0.0', '10.30.0.0'].entries()) {
    const made = await product.call<{ id: number }>(customer, 'POST', `/vm/${projectId}/network/create`, {
      name: `inner-${index}`,
      network,
      prefix: 24,
    })
    await expect.poll(() => attach(made.id), { timeout: 20_000 }).toBe(true)
  }
  async function attach(vmNetworkId: number): Promise<boolean> {
    try {
      await product.call(customer, 'POST', `/vm/${projectId}/network/node/attach`, { vmHostId: hostId, vmNetworkId })
      return true
    } catch {
      return false // the network or the server is still busy
    }
  }
  const page = await open(customer, `/vm/${projectId}/list`)
  const row = rowOf(page, 'many-addresses')
  await expect(row).toContainText('10.20.0.', { timeout: 20_000 })
  await row.getByRole('button', { name: /نشانی دیگر/ }).click({ timeout: 20_000 })
  await expect(row).toContainText('10.30.0.')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await row.getByRole('button', { name: /10\.30\.0\./ }).click()
  await expect.poll(() => page.evaluate<string>('navigator.clipboard.readText()')).toContain('10.30.0.')
})

const longNames = [
  'a-server-with-a-name-as-long-as-any-name-may-be-01',
  'سرور اصلی فروشگاه اینترنتی شعبه مرکزی تهران شماره',
]

/** Of each row: how high it is, and which of its lines are cut although they may not be or stand on their neighbours. */
const rowsScript = `[...document.querySelectorAll('tbody tr')].map((row) => {
  const isOver = (line) => line.getBoundingClientRect().left < line.closest('td').getBoundingClientRect().left - 1
  return {
    height: Math.round(row.getBoundingClientRect().height),
    over: [...row.querySelectorAll('td small, td bdi')].filter(isOver).map((line) => line.innerText),
  }
})`

test('rows are all as high, whatever a server is called and does, and no price is cut', async ({
  open,
  product,
  customer,
}) => {
  const { projectId } = customer
  const id = await makeServers(product, customer, [...longNames, 'short'])
  await product.call(customer, 'PUT', `/vm/${projectId}/host/stop/${id}`)
  const page = await open(customer, `/vm/${projectId}/list`)
  await expect(rowOf(page, longNames[0]!)).toContainText('خاموش', { timeout: 20_000 })
  await expect(rowOf(page, longNames[0]!).getByText(/^روشن .*ریال$/)).toBeVisible()
  await expect(page.getByTitle(longNames[0]!)).toBeVisible()
  await product.breakEngine({ method: 'createServer', kind: 'error', code: 'no_capacity' })
  await product.call(customer, 'POST', `/vm/${projectId}/host/create`, await orderOf(product, customer, 'failing'))
  await expect(rowOf(page, 'failing')).toContainText('خطا', { timeout: 20_000 })
  for (const width of [1440, 1200, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const rows = await page.evaluate<{ height: number; over: string[] }[]>(rowsScript)
    expect(rows, String(width)).toEqual(rows.map(() => ({ height: 52, over: [] })))
  }
})

test('several servers are turned off together, and the one that failed is tried again', async ({
  open,
  product,
  customer,
}) => {
  await makeServers(product, customer, names)
  const page = await open(customer, `/vm/${customer.projectId}/list`)
  const list = vmListPage(page)
  await list.choose(...names)
  await expect(list.bulk).toContainText('۳ سرور انتخاب شده')
  // One of the three is refused for good by the engine, the others are not.
  await product.breakEngine({ method: 'powerServer', kind: 'error', code: 'no_capacity' })
  await list.bulk.getByRole('button', { name: 'خاموش کردن' }).click()
  const question = page.getByRole('dialog', { name: 'خاموش کردن ۳ سرور؟' })
  const named = question.getByRole('list', { name: 'سرورهای انتخاب‌شده' }).getByRole('listitem')
  await expect(named).toHaveCount(3)
  expect((await named.allInnerTexts()).toSorted()).toEqual(names.toSorted())
  await question.getByRole('button', { name: 'انصراف' }).click()
  await expect(list.bulk).toContainText('۳ سرور انتخاب شده')
  await list.bulk.getByRole('button', { name: 'خاموش کردن' }).click()
  await question.getByRole('button', { name: 'خاموش کردن' }).click()
  await expect(list.summary).toContainText('خاموش کردن برای ۱ سرور از ۳ سرور انجام نشد', { timeout: 30_000 })
  const failures = list.summary.getByRole('list', { name: 'آنچه انجام نشد' })
  await expect(failures.getByRole('listitem')).toHaveCount(1)

  await product.mendEngine()
  await list.summary.getByRole('button', { name: 'تلاش دوباره برای ۱ سرور' }).click()
  await expect(list.summary).toContainText('خاموش کردن برای ۳ سرور انجام شد', { timeout: 30_000 })
  for (const name of names) await expect(rowOf(page, name)).toContainText('خاموش')
  await list.summary.getByRole('button', { name: 'بستن خلاصه' }).click()
  await expect(list.summary).toBeHidden()
})

test('a locked server says why it stays, alone and among others', async ({ open, product, customer }) => {
  await makeServers(product, customer, names)
  const page = await open(customer, `/vm/${customer.projectId}/list`)
  const list = vmListPage(page)
  await list.act('db-primary', 'بستن قفل حذف')
  await expect(rowOf(page, 'db-primary')).toContainText('قفل حذف بسته است')
  await list.openMenu('db-primary')
  const refused = page.getByRole('menuitem', { name: /حذف سرور/ })
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
  await expect(refused).toContainText('نخست آن را باز کنید')
  await page.keyboard.press('Escape')

  await list.choose(...names)
  await list.bulk.getByRole('button', { name: 'حذف' }).click()
  const dialog = deleteDialog(page)
  await expect(dialog.root).toContainText('حذف ۲ سرور؟')
  await expect(dialog.root).toContainText(/قفل‌اند و حذف نمی‌شوند:.*db-primary/)
  await dialog.typed.fill('حذف ۲')
  await dialog.root.getByRole('button', { name: 'حذف سرورها' }).click()
  await expect(list.summary).toContainText('حذف برای ۲ سرور انجام شد', { timeout: 30_000 })
  await expect(rowOf(page, 'shop-web')).toHaveCount(0)
  await expect(rowOf(page, 'db-primary')).toBeVisible()

  await list.act('db-primary', 'باز کردن قفل حذف')
  await expect(rowOf(page, 'db-primary')).not.toContainText('قفل حذف بسته است')
})

test('a pinned server stands first in every order, also for colleagues who look on, until the pin is taken back', async ({
  open,
  product,
  customer,
}) => {
  await makeServers(product, customer, names)
  const reader = { ...customer, ...(await product.newColleague(customer, 'reporter')) }
  const address = `/vm/${customer.projectId}/list`
  const page = await open(customer, address)
  const beside = await open(reader, address)
  const [last = ''] = names.toSorted().toReversed()
  const firstRow = page.getByRole('row').nth(1)
  await expect(firstRow).not.toContainText(last)
  await vmListPage(page).openMenu(last)
  const pin = page.getByRole('menuitem', { name: 'سنجاق کردن' })
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(firstRow).toContainText(last)
  await expect(beside.getByRole('row').nth(1)).toContainText(last)
  await page.getByRole('button', { name: 'هزینه ماهانه' }).click()
  await expect(firstRow).toContainText(last)

  await vmListPage(beside).openMenu(last)
  await expect(beside.getByRole('menuitem', { name: /برداشتن سنجاق/ })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'بازگرداندن' }).click()
  await expect(rowOf(page, last)).not.toContainText('سنجاق شده است')
})

test('pulling the plug is asked first; the console opens beside the list', async ({ open, product, customer }) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  const page = await open(customer, `/vm/${customer.projectId}/list`)
  const console = page.waitForEvent('popup')
  await rowOf(page, 'shop-web-01').getByRole('button', { name: 'کنسول' }).click()
  await expect(await console).toHaveURL(new RegExp(`/vm/${customer.projectId}/${id}/console$`))
  await (await console).close()

  await vmListPage(page).act('shop-web-01', 'خاموش کردن اجباری')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('برق سرور بی‌درنگ قطع می‌شود')
  await dialog.getByRole('button', { name: 'خاموش کردن اجباری' }).click()
  await expect(rowOf(page, 'shop-web-01')).toContainText('خاموش', { timeout: 20_000 })
  await expect(rowOf(page, 'shop-web-01').getByRole('button', { name: 'کنسول' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('the palette acts on a server: behind Tab, or by what shall be done', async ({ open, product, customer }) => {
  const { projectId } = customer
  const id = await makeServers(product, customer, ['shop-web-01'])
  const page = await open(customer, `/vm/${projectId}/list`)
  await expect(rowOf(page, 'shop-web-01')).toContainText('فعال')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'جستجو و فرمان' })
  await page.keyboard.type('web-01')
  await expect(palette).toContainText('2 vCPU · 8 GB · 100 GB')
  await page.keyboard.press('Tab')
  const acts = palette.getByRole('option')
  await expect(acts.filter({ hasText: 'روشن کردن' })).toHaveAttribute('aria-disabled', 'true')
  await expect(acts.filter({ hasText: 'روشن کردن' })).toContainText('سرور روشن است.')
  await page.keyboard.press('Escape')
  await expect(acts.filter({ hasText: 'shop-web-01' }).first()).toBeVisible()
  await page.keyboard.type('ریستارت web')
  await expect(acts.first()).toContainText('راه‌اندازی مجدد')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('stop web')
  await expect(palette).toContainText('از سیستم‌عامل خواسته می‌شود که برنامه‌ها را ببندد و خاموش شود')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/vm/${projectId}/${id}/specification$`))
  await confirmByEnter(page, 'خاموش کردن')
  const turnOn = page.getByRole('button', { name: 'روشن کردن', exact: true })
  await expect(turnOn).toBeVisible({ timeout: 20_000 })

  // What no page asks about, the palette does.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('roshan web')
  await page.keyboard.press('Enter')
  await expect(palette).toContainText('دوباره Enter را بزنید')
  await expect(turnOn).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page.getByRole('button', { name: 'خاموش کردن', exact: true })).toBeVisible({ timeout: 20_000 })
})

test('the list is narrowed, its columns are chosen, and what is left is saved as a file', async ({
  open,
  product,
  customer,
}) => {
  await makeServers(product, customer, names)
  const page = await open(customer, `/vm/${customer.projectId}/list`)
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('button', { name: 'پالایش سیستم‌عامل' }).click()
  await page.getByRole('menuitemradio', { name: 'Debian' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('button', { name: 'انتخاب ستون‌ها' }).click()
  const columns = page.getByRole('dialog', { name: 'انتخاب ستون‌ها' })
  await columns.getByRole('checkbox', { name: 'منابع' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'منابع' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('columnheader', { name: 'منابع' })).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'دریافت فهرست (CSV)' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const [heads, ...rows] = file.trim().split('\r\n')
  expect(heads).toContain('پردازنده (vCPU)')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('Debian')
})
