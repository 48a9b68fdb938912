import { expect, fillLogin, test } from './journey.ts'
import { makeServers } from './servers.ts'

test('a newcomer makes a first project, and finds one among many', async ({ open, product }) => {
  const newcomer = await product.newNewcomer()
  const page = await open(newcomer, '/vpc')
  await page.getByRole('main').getByRole('button', { name: 'ساخت پروژه' }).click()
  const dialog = page.getByRole('dialog', { name: 'ساخت پروژه' })
  const name = dialog.getByRole('textbox', { name: 'نام پروژه' })
  const create = dialog.getByRole('button', { name: 'ساخت پروژه' })
  await expect(name).toBeFocused()
  await name.fill('کوچک')
  await create.click()
  await expect(name).toHaveAccessibleDescription(/دست‌کم ۵ کاراکتر بنویسید\./)
  await name.fill('پ'.repeat(71))
  await create.click()
  await expect(name).toHaveAccessibleDescription(/بیشتر از ۷۰ کاراکتر پذیرفته نیست\./)

  const longName = 'فروشگاه'.repeat(10)
  await name.fill(longName)
  await create.click()
  await expect(page).toHaveURL(/\/vpc\/\d+$/)
  const picker = page.getByRole('button', { name: `پروژه: ${longName}` })
  await expect(picker).toBeVisible()
  expect((await picker.boundingBox())!.width).toBeLessThan(400)

  for (let number = 1; number <= 7; number += 1) {
    await product.call(newcomer, 'POST', '/create', { name: `project ${number}`, datacenterId: 1, isPublic: true })
  }
  await page.reload()
  await picker.click()
  const projects = page.getByRole('dialog', { name: 'پروژه‌ها' })
  const search = projects.getByRole('searchbox', { name: 'جستجوی پروژه' })
  await search.fill('هیچ‌کدام')
  await expect(projects).toContainText('پروژه‌ای با این نام نیست.')
  await search.fill('project ۵')
  await expect(projects.getByRole('listitem')).toHaveCount(1)
  await projects.getByRole('button', { name: /project 5/ }).click()
  await expect(page.getByRole('button', { name: /پروژه: project 5/ })).toBeVisible()
  await expect(page).toHaveURL(/\/list$/)
})

test('Ctrl-K finds pages, acts and servers by any name, address or keyboard', async ({
  portal: page,
  product,
  customer,
}) => {
  const id = await makeServers(product, customer, ['shop-web-01'])
  const row = page.getByRole('row', { name: /shop-web-01/ })
  await expect(row).toContainText('203.0.113.')
  const [address] = /203\.0\.113\.\d+/.exec(await row.innerText())!

  const field = page.getByRole('combobox', { name: 'جستجو و فرمان' })
  const first = page.getByRole('option', { selected: true })
  await page.keyboard.press('Control+k')
  await field.fill('سرورهای')
  await expect(first).toHaveText(/سرورهای مجازی/)
  // The same keys as «سرورها», on a keyboard left in Latin.
  await field.fill('sv,vih')
  await expect(page.getByText('صفحه‌کلید لاتین بود؛ این را هم جستجو کردیم:')).toBeVisible()
  await expect(first).toHaveText(/سرورهای مجازی/)
  await field.fill('dark')
  await expect(first).toHaveText(/رنگ‌بندی تیره/)
  await field.fill('هیچ‌چیز نیست')
  await expect(page.getByText('چیزی پیدا نشد')).toBeVisible()
  await field.fill(address)
  await expect(first).toHaveText(/shop-web-01/)
  await field.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/${id}/specification$`))
})

test('the chosen colours outlive a reload', async ({ portal: page }) => {
  const body = page.locator('body')
  await expect(page.getByRole('heading', { name: 'سرورهای مجازی' })).toBeVisible()
  const light = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
  await page.getByRole('button', { name: 'حساب کاربری' }).click()
  await page.getByRole('menuitem', { name: 'رنگ‌بندی: تیره' }).click()
  await expect(body).not.toHaveCSS('background-color', light)
  const dark = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'سرورهای مجازی' })).toBeVisible()
  await expect(body).toHaveCSS('background-color', dark)
})

test('every page has its own title, and an address without a page says so', async ({ open, product, customer }) => {
  const { projectId } = customer
  const id = await makeServers(product, customer, ['titled-server'])
  const page = await open(customer, '/')
  const titles: [string, string][] = [
    ['/', 'پیشخوان · سرو'],
    [`/vm/${projectId}/list`, 'سرورهای مجازی · سرو'],
    [`/vm/${projectId}/add-vm`, 'ساخت سرور · سرو'],
    [`/vm/${projectId}/${id}/specification`, 'titled-server · سرو'],
    ['/forbidden', 'دسترسی ندارید · سرو'],
    ['/no/such/page', 'صفحه پیدا نشد · سرو'],
  ]
  for (const [path, title] of titles) {
    await page.goto(product.url + path)
    await expect(page).toHaveTitle(title)
  }
  await expect(page.getByRole('main')).toContainText('نشانی جابه‌جا شده یا این سرویس دیگر در پروژه شما نیست.')
  // Who is lost can ask: what comes after the first page comes here too.
  await expect(page.getByRole('banner').getByRole('button', { name: 'پشتیبانی', exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'رفتن به پیشخوان' }).click()
  await expect(page).toHaveTitle('پیشخوان · سرو')
})

test('a session that ends over a page on which nothing was typed leads to the login and back', async ({
  open,
  product,
  customer,
  trouble,
}) => {
  trouble.expect(/401/)
  await makeServers(product, customer, ['shop-web-01'])
  const address = `/vm/${customer.projectId}/list?q=shop`
  const page = await open(customer, address)
  await expect(page.getByRole('row', { name: /shop-web-01/ })).toBeVisible()
  await product.call(customer, 'POST', '/account/logout')
  // By itself: its stream ends with the session.
  await expect(page).toHaveURL(/\/account\/login/)
  await fillLogin(page, customer)
  await expect(page).toHaveURL(product.url + address)
})

test('a part of the program that cannot be loaded names itself, and a reload mends it', async ({
  open,
  customer,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED .*VmListPage/, /Failed to fetch dynamically imported module: .*VmListPage/)
  const page = await open(customer, '/')
  await expect(page.getByRole('heading', { name: 'پیشخوان' })).toBeVisible()
  await page.route('**/VmListPage-*.js', (route) => route.abort())
  const menu = page.getByRole('navigation', { name: 'منو' })
  await menu.getByRole('button', { name: 'زیرساخت ابری' }).click()
  await menu.getByRole('link', { name: 'سرورهای مجازی' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('بخشی از برنامه بارگذاری نشد')
  await expect(alert).toContainText(/VmListPage-\S+\.js/)
  await page.unroute('**/VmListPage-*.js')
  await alert.getByRole('button', { name: 'بارگذاری دوباره صفحه' }).click()
  await expect(page.getByText('هنوز سروری در این پروژه نیست')).toBeVisible()
})
