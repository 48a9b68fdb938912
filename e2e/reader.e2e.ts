import type { Locator, Page } from '@playwright/test'
import { bucketSections, storagePaths } from '../apps/portal/src/areas/storage/storage.paths.ts'
import { expect, test } from './journey.ts'
import { addressOf, routes } from './routes.ts'
import type { Owner, Product } from './product.ts'
import { makeServers } from './servers.ts'
import { makeThings, makeVpc, untilIdle, type Things } from './things.ts'

/** What belongs to the project; the account's pages are about the person, who may change what is theirs. */
const ofProject = routes.filter(({ pattern }) => pattern.includes(':projectId') && !pattern.endsWith('/console'))

const enabled = ':not([disabled]):not([aria-disabled="true"]):not([data-disabled])'
/** React Aria's close buttons for screen readers: a pointer cannot reach them. */
const hiddenClose = '[tabindex="-1"][aria-label="بستن"]'
const buttonsIn = (place: Locator) => place.locator(`button${enabled}:not(${hiddenClose}):visible`)
const overlays = (page: Page) => page.locator('[role="dialog"]:visible, [role="alertdialog"]:visible')
const menuItems = (page: Page) => page.locator(`[role="menuitem"]${enabled}:visible`)

const press = async (control: Locator): Promise<void> => {
  // What a press before it has moved or closed is not there any more: the next look finds the rest.
  await control.click({ timeout: 400 }).catch(() => undefined)
}

const closeAll = async (page: Page): Promise<void> => {
  for (let depth = 0; depth < 3; depth += 1) {
    if ((await overlays(page).count()) + (await page.locator('[role="menu"]:visible').count()) === 0) return
    await page.keyboard.press('Escape')
    await page.waitForTimeout(60)
  }
}

/** Presses everything that can be pressed on a page, and what that opens. Answers how many presses that were. */
const pressEverything = async (page: Page, address: string): Promise<number> => {
  const main = page.getByRole('main')
  let presses = 0
  for (let at = 0; at < (await buttonsIn(main).count()); at += 1) {
    await press(buttonsIn(main).nth(at))
    presses += 1
    await page.waitForTimeout(40)
    for (let item = 0; item < (await menuItems(page).count()); item += 1) {
      await press(menuItems(page).nth(item))
      presses += 1
      for (let inside = 0; inside < (await buttonsIn(overlays(page).first()).count()); inside += 1) {
        await press(buttonsIn(overlays(page).first()).nth(inside))
        presses += 1
      }
      await closeAll(page)
      await press(buttonsIn(main).nth(at))
    }
    for (let inside = 0; inside < (await buttonsIn(overlays(page).first()).count()); inside += 1) {
      await press(buttonsIn(overlays(page).first()).nth(inside))
      presses += 1
    }
    await closeAll(page)
    if (!page.url().endsWith(address)) {
      await page.goto(address)
      await expect(main).toBeVisible()
    }
  }
  return presses
}

test('a reader sees every tab, presses every button, and changes nothing', async ({ open, product, customer }) => {
  test.setTimeout(300_000)
  const things = await makeThings(product, customer)
  const reader = await product.newColleague(customer, 'reporter')
  const page = await open(reader, '/')
  const writes: string[] = []
  let where = '/'
  // Listened to and not held up: a browser whose requests are looked at keeps nothing, and reads all anew on every page.
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isRehearsal = request.headers()['x-dry-run'] !== undefined
    if (!pathname.startsWith('/api/my/') || request.method() === 'GET' || isRehearsal) return
    writes.push(`${where}: ${request.method()} ${pathname}`)
  })
  let presses = 0
  const parts = bucketSections.map((part) => storagePaths.section(customer.projectId, things.bucketId, part))
  for (const address of [...ofProject.map((route) => addressOf(route, customer, things)), ...parts]) {
    where = address
    await page.goto(product.url + where)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    presses += await pressEverything(page, product.url + where)
  }
  expect(writes).toEqual([])
  // A walk that found nothing to press would prove nothing.
  expect(presses).toBeGreaterThan(60)
})

const roleForbids = 'نقش شما در این پروژه اجازه این کار را نمی‌دهد.'

/** A server in the bin, a key and a rule of a bucket, a request between two clouds, a rated ticket: something to refuse on every page. */
const makeMore = async (product: Product, customer: Owner, { bucketId, vpcId: granting }: Things) => {
  const { projectId } = customer
  const call = <Answer>(method: string, path: string, body?: object) =>
    product.call<Answer>(customer, method, path, body)
  const binned = await makeServers(product, customer, ['shop-old-01'])
  await call('DELETE', `/vm/${projectId}/host/delete/${binned}`)
  const bucket = `/storage/${projectId}/host/${bucketId}`
  await call('POST', `${bucket}/key/create`, { name: 'media-web', rightsId: 1 })
  await call('PUT', `${bucket}/settings/lifecycle`, { rules: [{ prefix: 'logs/', expireAfterDays: 30 }] })
  const asking = await makeVpc(product, customer, 'asking-cloud', { range: '192.168.11' })
  const vpc = `/vm/${projectId}/vpc`
  const [network] = await call<{ id: number }[]>('GET', `${vpc}/${granting}/interface/list`)
  await call('POST', `${vpc}/${asking}/network-access/create`, { vpcNetworkAccessId: network!.id })
  const orders = await call<{ id: number }[]>('GET', '/financial/order/list/0')
  const ticket = { businessUnitId: 2, issueSubjectId: 1, content: 'سلام', orderId: orders[0]!.id }
  const { id: ticketId } = await call<{ id: number }>('POST', '/portal/issue/create', ticket)
  await product.sarv('ticket', 'answer', String(ticketId), '--text', 'درست شد', '--reason', 'they asked')
  await call('PUT', `/portal/issue/rate/${ticketId}`, { rating: 4 })
  await untilIdle(product, customer)
  return { ticketId }
}

test('a reader finds acts refused with the reason on every page, and an operator those that only managers decide', async ({
  open,
  product,
  customer,
}) => {
  test.setTimeout(180_000)
  const { projectId } = customer
  const things = await makeThings(product, customer)
  const { serverId, bucketId, vpcId } = things
  const { ticketId } = await makeMore(product, customer, things)
  const page = await open(await product.newColleague(customer, 'reporter'), '/')
  const main = page.getByRole('main')
  const visit = async (path: string) => {
    await page.goto(product.url + path)
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  }
  const refused = async (path: string, ...names: string[]) => {
    await visit(path)
    for (const name of names) {
      const act = main.getByRole('button', { name, exact: true }).first()
      await expect(act, `${name} on ${path}`).toBeDisabled()
      await expect(act, `${name} on ${path}`).toHaveAccessibleDescription(roleForbids)
    }
  }
  const refusedInMenu = async (seenBy: Page, menu: RegExp, ...names: string[]) => {
    await seenBy.getByRole('main').getByRole('button', { name: menu }).first().click()
    for (const name of names) {
      const item = seenBy.getByRole('menuitem', { name })
      await expect(item).toBeDisabled()
      await expect(item).toContainText(roleForbids)
    }
    await seenBy.keyboard.press('Escape')
  }
  const shown = async (path: string, ...sentences: (string | RegExp)[]) => {
    await visit(path)
    for (const sentence of sentences) await expect(page.getByText(sentence).first()).toBeVisible()
  }

  await refused(`/vm/${projectId}/list`, 'ساخت سرور')
  await refusedInMenu(page, /کارهای دیگر.*accounting/, 'حذف سرور')
  await refused(`/vm/${projectId}/add-vm`, 'ساخت سرور')
  await expect(main).toContainText(roleForbids)
  await visit(`/vm/${projectId}/bin`)
  await expect(main.getByRole('row', { name: /shop-old-01/ })).toContainText('ساعت دیگر')
  await refused(`/vm/${projectId}/bin`, 'بازگرداندن')
  const server = `/vm/${projectId}/${serverId}`
  await refused(`${server}/specification`, 'خاموش کردن')
  await refused(`${server}/config`, 'تغییر منابع')
  await refused(`${server}/snapshot`, 'ساخت اسنپ‌شات')
  await refused(`${server}/rebuild`, 'بازسازی سرور')

  await refused(storagePaths.section(projectId, bucketId, 'keys'), 'ساخت کلید')
  await expect(main.getByRole('row', { name: /media-web/ })).toContainText('خواندن')
  await main
    .getByRole('row', { name: /media-web/ })
    .getByRole('button', { name: /کارهای دیگر/ })
    .click()
  for (const name of ['جایگزینی کلید', 'باطل کردن کلید']) {
    await expect(page.getByRole('menuitem', { name })).toBeDisabled()
    await expect(page.getByRole('menuitem', { name })).toContainText(roleForbids)
  }
  await page.keyboard.press('Escape')
  const settings = storagePaths.section(projectId, bucketId, 'settings')
  await refused(settings, 'افزودن قانون', 'افزودن سایت', 'عمومی کردن پوشه')
  await expect(main.getByRole('row', { name: /logs\// })).toContainText('پس از ۳۰ روز')
  await expect(main.getByRole('switch', { name: 'نسخه‌های پیشین نگه داشته شوند' })).toBeDisabled()
  await refused(storagePaths.section(projectId, bucketId, 'resize'), 'تغییر اندازه')
  await expect(main.getByRole('textbox', { name: /اندازه باکت/ })).toBeDisabled()

  const cloud = `/vpc/${projectId}/${vpcId}`
  await refused(`${cloud}/network`, 'اتصال شبکه', 'ساخت شبکه', 'درخواست دسترسی')
  await refusedInMenu(page, /کارهای دیگر .*production-front/, 'جدا کردن از ابر')
  await refusedInMenu(page, /کارهای دیگر .*asking-cloud/, 'رد کردن')
  await refused(`${cloud}/nat`, 'افزودن هدایت پورت')
  await refused(`${cloud}/ip`, 'افزودن نشانی')
  await refused(`${cloud}/plan`, 'تغییر پلن')

  await shown('/portal/customer-products', /files-01/)
  await expect(main.getByRole('button', { name: /تغییر برچسب‌های/ })).toHaveCount(0)
  await shown('/portal/wallet', 'برای نقش شما باز نیست')
  await shown('/portal/account?tab=billing', '«اطلاعات مالی مشتری» برای نقش شما باز نیست')
  await expect(page.getByText('این بخش را کاربر ارشد و مدیر حساب می‌بینند')).toBeVisible()
  await shown('/portal/account?tab=users', '«کاربران حساب» برای نقش شما باز نیست')
  await shown(`/portal/support/${ticketId}`, 'درست شد', 'امتیاز این تیکت: ۴ از ۵')
  await expect(page.getByText(/فقط می‌خوانید/).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'متن پیام' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'بستن تیکت' })).toHaveAttribute('aria-disabled', 'true')

  const operator = await open(await product.newColleague(customer, 'maintainer'), `${cloud}/network`)
  for (const name of ['اتصال شبکه', 'ساخت شبکه']) {
    await expect(operator.getByRole('main').getByRole('button', { name }).first()).toBeEnabled()
  }
  await refusedInMenu(operator, /کارهای دیگر .*production-front/, 'جدا کردن از ابر')
  await refusedInMenu(operator, /کارهای دیگر .*asking-cloud/, 'رد کردن')
  await operator.goto(`${product.url}/network/${projectId}`)
  const row = operator.getByRole('row', { name: /production-front/ })
  await expect(row.getByRole('link', { name: 'production', exact: true })).toBeVisible()
})
