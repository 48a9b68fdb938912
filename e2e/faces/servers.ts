import { expect, type Page } from '@playwright/test'
import { firewallOf } from '../firewall.ts'
import { choose, pick } from '../controls.ts'
import { orderPage } from '../order.ts'
import { samplesOf } from '../samples.ts'
import { makeServers } from '../servers.ts'
import { untilIdle } from '../things.ts'
import { startVncServer } from '../vnc-server.ts'
import { type Face, over, within } from './face.ts'
import type { Visited } from './visited.ts'

const soon = { timeout: 20_000 }

const tab =
  (name: string) =>
  ({ customer, things }: Visited) =>
    `/vm/${customer.projectId}/${things.serverId}/${name}`

const setAmount = async (page: Page, name: string, value: string) => {
  const typed = page.getByRole('textbox', { name: `${name}، مقدار` })
  await typed.fill(value)
  await typed.press('Enter')
}

const openSnapshot = async (page: Page) => {
  const row = page.getByRole('row', { name: /before-upgrade/ })
  await row.getByRole('button', { name: /^کارهای دیگر/ }).click()
  await page.getByRole('menuitem', { name: 'جزئیات' }).click()
  await page.getByRole('dialog', { name: 'before-upgrade' }).waitFor()
}

/** A server of the datacenter where the order of rules counts. */
const makeOrdered = async ({ product, customer }: Visited) => {
  const project = { name: `ordered-${Date.now()}`, datacenterId: 2 }
  const { id: projectId } = await product.call<{ id: number }>(customer, 'POST', '/create', project)
  const owner = { ...customer, projectId }
  const id = await makeServers(product, owner, ['ordered-rules'])
  return firewallOf(product, owner, id).page
}

const makeGone = async (visited: Visited) => {
  const { product, customer } = visited
  const id = await makeServers(product, customer, [`gone-${Date.now() % 100_000}`])
  await product.actOutside('delete', customer, id)
  return `/vm/${customer.projectId}/${id}/specification`
}

/** A server of its own: what failed is said on its page for a day. */
const makeFailed = async ({ product, customer }: Visited) => {
  const { projectId } = customer
  const id = await makeServers(product, customer, [`failed-${Date.now() % 100_000}`])
  await product.breakEngine({ method: 'powerServer', kind: 'error', code: 'no_capacity' })
  await product.call(customer, 'PUT', `/vm/${projectId}/host/reboot/${id}`)
  await untilIdle(product, customer)
  await product.mendEngine()
  return `/vm/${projectId}/${id}/specification`
}

let vnc: Awaited<ReturnType<typeof startVncServer>> | undefined

/** The order of a server, and what its tabs show once something is pressed or typed. */
export const serverFaces: readonly Face[] = [
  within(
    'order, refused',
    'owner',
    ({ customer }) => `/vm/${customer.projectId}/add-vm`,
    async (page) => {
      await orderPage(page).submit.click()
      await expect(page.getByRole('region', { name: 'پیام‌ها' }).getByRole('alert')).toBeVisible()
    },
  ),
  within(
    'order, filled',
    'owner',
    ({ customer }) => `/vm/${customer.projectId}/add-vm`,
    async (page) => {
      const order = orderPage(page)
      await choose(order.system('Debian'))
      await choose(order.plan('S1'))
      await order.password.fill('Correct1!horse')
      await expect(order.receipt).toContainText('ریال')
    },
  ),
  within('rename', 'owner', tab('specification'), async (page) => {
    await page.getByRole('button', { name: 'تغییر نام' }).click()
    await page.getByRole('textbox', { name: 'نام سرور' }).fill('web')
    await page.keyboard.press('Enter')
  }),
  within('plan of another size', 'owner', tab('config'), async (page) => {
    await setAmount(page, 'پردازنده (vCPU)', '4')
    await page
      .getByRole('button', { name: /^انتخاب پلن/ })
      .first()
      .click()
    await expect(page.getByText('موجودی شما با این تغییر')).toBeVisible(soon)
  }),
  within('another size', 'owner', tab('config'), async (page) => {
    await setAmount(page, 'دیسک', '150')
    await expect(page.getByText('چه می‌شود؟')).toBeVisible(soon)
  }),
  within('rebuild, refused', 'owner', tab('rebuild'), async (page) => {
    await choose(page.getByRole('radio', { name: /Debian/ }))
    await page.getByRole('button', { name: 'بازسازی سرور' }).click()
    await expect(page.getByText('گذرواژه یا کلید SSH لازم است.')).toBeVisible()
  }),
  over('new snapshot, refused', 'owner', tab('snapshot'), async (page) => {
    await page.getByRole('button', { name: 'ساخت اسنپ‌شات' }).click()
    const dialog = page.getByRole('dialog', { name: 'ساخت اسنپ‌شات' })
    await dialog.getByRole('textbox', { name: 'نام اسنپ‌شات' }).fill('before-upgrade')
    await dialog.getByRole('button', { name: 'ساخت اسنپ‌شات' }).click()
    await expect(dialog).toContainText('اسنپ‌شاتی با این نام هست')
  }),
  over('snapshot', 'owner', tab('snapshot'), openSnapshot),
  {
    name: 'no snapshots',
    viewer: 'owner',
    address: ({ customer, closedId }) => `/vm/${customer.projectId}/${closedId}/snapshot`,
  },
  within(
    'analytics as a table',
    'owner',
    tab('specification'),
    async (page, { things }) => {
      // Charts show nothing from before the server: it was built before its samples.
      await page.route(`**/host/get/${things.serverId}`, async (route) => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), createDate: '2026-01-01T09:30:00' } })
      })
      await page.route('**/get-analytic/**', (route) => route.fulfill({ json: samplesOf(60) }))
      await page.reload()
      await page.getByRole('link', { name: 'نمودار مصرف' }).click()
      const cpu = page.getByRole('region', { name: 'پردازنده' })
      await cpu.getByRole('button', { name: 'نمایش به صورت جدول' }).click()
      await expect(cpu.getByRole('row')).toHaveCount(31)
    },
    (page) => page.unrouteAll({ behavior: 'wait' }),
  ),
  over('join a network', 'owner', tab('network'), (page) =>
    page.getByRole('button', { name: 'اتصال به شبکه' }).click(),
  ),
  over('another public address', 'owner', tab('ip'), (page) =>
    page.getByRole('button', { name: 'افزودن نشانی' }).click(),
  ),
  over('attach a disk', 'owner', tab('volume'), (page) => page.getByRole('button', { name: 'اتصال دیسک' }).click()),
  over('new disk of a server', 'owner', tab('volume'), async (page) => {
    await page.getByRole('button', { name: 'ساخت دیسک' }).click()
    await choose(page.getByRole('dialog').getByRole('radio', { name: /دلخواه/ }))
  }),
  over('new rule of the firewall', 'owner', tab('firewall'), async (page) => {
    await page.getByRole('button', { name: 'افزودن قانون' }).click()
    const dialog = page.getByRole('dialog', { name: 'افزودن قانون فایروال' })
    await dialog.getByRole('textbox', { name: 'پورت‌ها' }).fill('9100, ۹۲۰۰، 8000-8100')
    await dialog.getByRole('textbox', { name: /مبدأ/ }).fill('10.20.0.7/24')
  }),
  over('template of the firewall', 'owner', tab('firewall'), async (page) => {
    await page.getByRole('button', { name: 'قانون آماده' }).click()
    await page.getByRole('menuitem', { name: 'وب (HTTP و HTTPS)' }).click()
    await page.getByRole('dialog', { name: 'وب (HTTP و HTTPS)' }).waitFor()
  }),
  within('who reaches the server, refused', 'owner', tab('firewall'), async (page) => {
    await pick(page.getByRole('button', { name: /از کجا/ }), page.getByRole('option', { name: 'نشانی دیگر' }))
    await page.getByRole('button', { name: 'بررسی' }).click()
    await expect(page.getByText('نشانی مبدأ را بنویسید.')).toBeVisible()
  }),
  within('who reaches the server', 'owner', tab('firewall'), async (page) => {
    await page.getByRole('button', { name: 'بررسی' }).click()
    await expect(page.getByText('می‌رسد', { exact: true })).toBeVisible()
  }),
  over('order of rules', 'owner', makeOrdered, async (page) => {
    await page.getByRole('button', { name: 'کارهای دیگر فایروال' }).click()
    await page.getByRole('menuitem', { name: 'ترتیب قانون‌ها' }).click()
    await page.getByRole('dialog', { name: 'ترتیب قانون‌ها' }).waitFor()
  }),
  within(
    'screen of a server',
    'owner',
    tab('specification'),
    async (page, { product, customer, things }) => {
      vnc = await startVncServer([20, 120, 80])
      await product.giveScreen({ kind: 'vnc', url: vnc.url })
      await page.goto(`${product.url}/vm/${customer.projectId}/${things.serverId}/console`)
      await expect(page.getByText('متصل')).toBeVisible()
    },
    async (page, { product }) => {
      await page.goto('about:blank')
      await product.giveScreen(null)
      await vnc?.stop()
    },
  ),
  { name: 'server that is gone', viewer: 'owner', address: makeGone },
  { name: 'server whose work failed', viewer: 'owner', address: makeFailed, isPage: true },
  within(
    'firewall on trial',
    'trying',
    async ({ product, trying }) => {
      const { customer, serverId } = await trying()
      return firewallOf(product, customer, serverId).page
    },
    async (page, { product, trying }) => {
      const { customer, serverId } = await trying()
      await firewallOf(product, customer, serverId).closeSsh(60)
      await expect(page.getByText(/^تغییر فایروال سرور .*آزمایشی است/)).toBeVisible(soon)
    },
  ),
]
