import type { Page } from '@playwright/test'
import { readSite } from '../../apps/api/src/engines/openstack/testing/outside.ts'
import { choose } from '../controls.ts'
import { orderPage } from '../order.ts'
import { deleteDialog, rowOf, vmListPage } from '../vm-list.ts'
import { expect, test, type Cloud } from './journey.ts'
import { hasEcho, placesOf, rowLike } from './screen.ts'

/** A guest without a real processor, on a machine that does other things, too. */
const patient = { timeout: 5 * 60_000, intervals: [2_000] }
const server = 'shop-web-01'
const disk = 'files-01'

const shoot = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) })

const untilActive = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toContainText('فعال', patient)

const addKey = async (page: Page, publicKey: string) => {
  await page.getByRole('button', { name: 'افزودن کلید' }).click()
  const dialog = page.getByRole('dialog', { name: 'افزودن کلید SSH' })
  await dialog.getByRole('textbox', { name: 'نام کلید' }).fill('laptop')
  await dialog.getByRole('textbox', { name: 'کلید عمومی' }).fill(publicKey)
  await dialog.getByRole('button', { name: 'افزودن کلید' }).click()
  await expect(dialog).toBeHidden()
}

/** Orders the server and answers the address of its page. */
const order = async (page: Page, publicKey: string): Promise<string> => {
  const form = orderPage(page)
  await choose(form.system('Ubuntu'))
  await choose(form.plan('S1'))
  await form.name.fill(server)
  await addKey(page, publicKey)
  await expect(form.section('نام و دسترسی').getByRole('button', { name: /laptop/ })).toBeVisible()
  await shoot(page, '1-order')
  await form.submit.click()
  await page.waitForURL(/\/vm\/\d+\/list$/)
  const link = rowOf(page, server).getByRole('link', { name: server })
  return (await link.getAttribute('href')) ?? ''
}

/** Each step is the one that is being done, in this order; a quick one may be over before it is seen. */
const watchSteps = async (page: Page, labels: readonly string[]) => {
  const steps = page.getByRole('main').getByRole('list', { name: 'گام‌ها' })
  for (const label of labels) await expect(steps.getByRole('listitem').filter({ hasText: label })).toBeVisible()
  const building = steps.getByRole('listitem').filter({ hasText: labels[1]! })
  await expect(building).toHaveAttribute('aria-current', 'step', patient)
  await expect(steps.getByRole('listitem').filter({ hasText: labels[0]! })).toContainText('انجام‌شده')
  await shoot(page, '2-being-built')
}

const openConsole = async (page: Page): Promise<Page> => {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'کنسول' }).click()
  const console = await opened
  await expect(console.getByText('متصل')).toBeVisible(patient)
  return console
}

/** Types through the page what the machine asks with, and sees that both are the same letters. */
const readLogin = async (page: Page, cloud: Cloud) => {
  const login = `${server} login:`
  await expect.poll(() => cloud.consoleOutput(server), patient).toContain(login)
  // The screen's login comes a moment before or after the one of the serial line.
  await expect.poll(async () => rowLike(await placesOf(page), login), patient).toBeGreaterThanOrEqual(0)
  const before = await placesOf(page)
  const row = rowLike(before, login)
  await shoot(page, '3-console')
  await page.getByRole('button', { name: 'چسباندن متن' }).click()
  await page.getByRole('textbox', { name: 'متن' }).fill(login)
  await page.getByRole('button', { name: 'فرستادن' }).click()
  await expect.poll(async () => hasEcho(before, await placesOf(page), row, login), { timeout: 60_000 }).toBe(true)
  await shoot(page, '4-console-typed')
}

test('a customer’s server on a real cloud, from the order to the end', async ({ cloud, laptop, open, product }) => {
  const before = await cloud.inventory()
  const project = product.customer.projectId
  const page = await open(`/vm/${project}/add-vm`)
  let address = ''
  let detail = ''
  const ssh = (command: string) => laptop.ssh(address, command)
  const goTo = (path: string) => page.goto(product.url + path)
  const tab = (name: string) => goTo(detail.replace(/\/specification$/, `/${name}`))

  await test.step('it is ordered with a key and built step by step', async () => {
    detail = await order(page, laptop.publicKey)
    await goTo(detail)
    await watchSteps(page, ['سفارش سرور به زیرساخت', 'آماده‌سازی دیسک و سیستم‌عامل', 'دریافت نشانی شبکه', 'تحویل سرور'])
    await untilActive(page)
    const command = await page.getByText(/^ssh root@/).innerText()
    address = command.replace('ssh root@', '').trim()
  })

  await test.step('its screen shows its login', async () => {
    const console = await openConsole(page)
    await readLogin(console, cloud)
    await console.close()
  })

  await test.step('its key opens it, and a port is open once there is a rule for it', async () => {
    await expect.poll(() => ssh('hostname'), patient).toBe(server)
    expect(await readSite(address)).toBeUndefined()
    await tab('firewall')
    await page.getByRole('button', { name: 'قانون آماده' }).click()
    await page.getByRole('menuitem', { name: 'وب (HTTP و HTTPS)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'اعمال' }).click()
    await expect.poll(() => readSite(address), patient).toBe(server)
    await shoot(page, '5-firewall')
    // The cloud lets it through a moment before our operation has ended, and the next one has to wait for that.
    const add = page.getByRole('button', { name: 'افزودن قانون' })
    await expect(add).not.toHaveAttribute('aria-disabled', 'true', patient)
  })

  await test.step('it gets another address, and answers there once its guest was told as the portal says', async () => {
    await tab('ip')
    await page.getByRole('button', { name: 'افزودن نشانی' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'افزودن نشانی' }).click()
    await page.getByRole('button', { name: 'تنظیم درون سرور' }).click(patient)
    const command = await page
      .getByRole('dialog')
      .getByText(/^ip address add /)
      .innerText()
    await shoot(page, '6-address')
    await page.getByRole('dialog').getByRole('button', { name: 'بستن', exact: true }).last().click()
    const further = /add ([\d.]+)/.exec(command)![1]!
    expect(await readSite(further)).toBeUndefined()
    expect(await ssh(`${command} && echo done`)).toBe('done')
    await expect.poll(() => readSite(further), patient).toBe(server)
    await page.getByRole('button', { name: 'حذف نشانی' }).last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'حذف نشانی' }).click()
    await expect(page.getByRole('main')).not.toContainText(further, patient)
    expect(await readSite(further)).toBeUndefined()
    expect(await readSite(address)).toBe(server)
  })

  await test.step('a disk is added, and copied while the server runs', async () => {
    await goTo(`/volume/${project}`)
    await page.getByRole('button', { name: 'ساخت دیسک' }).click()
    const form = page.getByRole('dialog', { name: 'ساخت دیسک' })
    await form.getByRole('textbox', { name: 'نام دیسک' }).fill(disk)
    await choose(form.getByRole('radio', { name: /دلخواه/ }))
    await form.getByRole('button', { name: 'ساخت دیسک' }).click()
    const row = rowOf(page, disk)
    await expect(row).toContainText('فعال', patient)
    await row.getByRole('button', { name: /کارهای دیگر/ }).click()
    await page.getByRole('menuitem', { name: 'اتصال به سرور' }).click()
    const attaching = page.getByRole('dialog', { name: /اتصال دیسک/ })
    await attaching.getByRole('button', { name: /سرور/ }).first().click()
    await page.getByRole('option', { name: new RegExp(server) }).click()
    await attaching.getByRole('button', { name: 'اتصال', exact: true }).click()
    await expect(row).toContainText('/dev/vdb', patient)
    expect(Number(await ssh('cat /sys/block/vdb/size')) * 512).toBe(50 * 2 ** 30)

    await row.getByRole('link', { name: disk }).click()
    const drawer = page.getByRole('dialog', { name: 'جزئیات دیسک' })
    await choose(drawer.getByRole('radio', { name: 'اسنپ‌شات‌ها' }))
    await drawer.getByRole('button', { name: 'ساخت اسنپ‌شات' }).click()
    const naming = page.getByRole('dialog', { name: 'ساخت اسنپ‌شات' })
    await naming.getByRole('textbox', { name: 'نام اسنپ‌شات' }).fill('monday')
    await naming.getByRole('button', { name: 'ساخت اسنپ‌شات' }).click()
    await expect(drawer.getByRole('row', { name: /monday/ })).toContainText('آماده بازگردانی', patient)
    await shoot(page, '7-volume')
  })

  await test.step('it gets another size, and its guest has it', async () => {
    expect(await ssh('grep -c ^processor /proc/cpuinfo')).toBe('1')
    await tab('config')
    const processors = page.getByRole('textbox', { name: 'پردازنده (vCPU)، مقدار' })
    await processors.fill('2')
    await processors.press('Enter')
    await page.getByRole('main').getByRole('button', { name: 'تغییر منابع' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'تغییر و راه‌اندازی مجدد' }).click()
    await expect(page.getByRole('main')).toContainText('2 vCPU · 1 GB · 25 GB', patient)
    await untilActive(page)
    await expect.poll(() => ssh('grep -c ^processor /proc/cpuinfo'), patient).toBe('2')
    expect(Number(await ssh('cat /data/boots'))).toBeGreaterThan(1)
    await shoot(page, '8-resized')
  })

  await test.step('it is rebuilt: an empty disk, the same address, key and rules', async () => {
    await tab('rebuild')
    await choose(page.getByRole('radio', { name: /Debian/ }))
    await page.getByRole('button', { name: /کلید SSH$/ }).click()
    await page.getByRole('option', { name: /laptop/ }).click()
    await page.getByRole('button', { name: 'بازسازی سرور' }).click()
    const dialog = page.getByRole('alertdialog', { name: /^بازسازی سرور/ })
    await dialog.getByRole('textbox').fill(server)
    await dialog.getByRole('button', { name: 'بازسازی سرور' }).click()
    await page.waitForURL(/\/vm\/\d+\/list/)
    await expect(rowOf(page, server)).toContainText('Debian', patient)
    await expect(rowOf(page, server)).toContainText('فعال', patient)
    await expect.poll(() => ssh('cat /data/boots'), patient).toBe('1')
    await expect.poll(() => readSite(address), patient).toBe(server)
  })

  await test.step('its disk is taken off and deleted with the copy', async () => {
    await goTo(`/volume/${project}`)
    const row = rowOf(page, disk)
    await row.getByRole('button', { name: /کارهای دیگر/ }).click()
    await page.getByRole('menuitem', { name: 'جداسازی از سرور' }).click()
    await page
      .getByRole('dialog', { name: /جداسازی دیسک/ })
      .getByRole('button', { name: 'جداسازی از سرور' })
      .click()
    await expect(row).toContainText('آزاد', patient)
    await row.getByRole('link', { name: disk }).click()
    const drawer = page.getByRole('dialog', { name: 'جزئیات دیسک' })
    await drawer.getByRole('button', { name: 'حذف دیسک' }).click()
    const deletion = page.getByRole('alertdialog', { name: new RegExp(disk) })
    await deletion.getByRole('textbox').fill(disk)
    await deletion.getByRole('button', { name: 'حذف دیسک' }).click()
    await expect(page.getByRole('heading', { name: 'هنوز دیسکی ندارید' })).toBeVisible(patient)
  })

  await test.step('it is deleted for good, and nothing of it is left on the cloud', async () => {
    await goTo(`/vm/${project}/list`)
    await vmListPage(page).act(server, 'حذف سرور')
    const dialog = deleteDialog(page)
    await dialog.chooseNow()
    await dialog.typed.fill(server)
    await dialog.root.getByRole('button', { name: 'حذف همیشگی' }).click()
    await expect(page.getByText('هنوز سروری در این پروژه نیست')).toBeVisible(patient)
    expect(await readSite(address)).toBeUndefined()
    // The cloud ends a volume after it has answered.
    await expect.poll(() => cloud.inventory(), { timeout: 60_000 }).toEqual(before)
  })
})
