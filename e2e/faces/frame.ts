import { expect, type Page } from '@playwright/test'
import { rowOf, vmListPage } from '../vm-list.ts'
import { type Face, over, within } from './face.ts'
import type { Visited } from './visited.ts'

const servers = ({ customer }: Visited) => `/vm/${customer.projectId}/list`

const openPalette = async (page: Page, typed = '') => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'جستجو و فرمان' }).fill(typed)
}

/** Chooses servers and presses an act on all of them. */
const onSeveral = async (page: Page, act: string) => {
  const list = vmListPage(page)
  await list.choose('accounting', 'db-primary')
  await list.bulk.getByRole('button', { name: act }).click()
}

const parts = [
  'dashboard/decision/list',
  'financial/runway/get',
  'dashboard/financial',
  'dashboard/usage/*',
  'portal/operation/list',
  'portal/customer-limit/resource-usages',
]

/** What opens over every page, and what the lists of servers and the dashboard show besides. */
export const frameFaces: readonly Face[] = [
  over('palette', 'owner', servers, (page) => openPalette(page)),
  over('acts in the palette', 'owner', servers, async (page) => {
    await openPalette(page, 'accounting')
    await expect(page.getByRole('dialog')).toContainText('vCPU')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('option').filter({ hasText: 'روشن کردن' })).toBeVisible()
  }),
  over('projects', 'owner', servers, (page) => page.getByRole('button', { name: /^پروژه:/ }).click()),
  over('account menu', 'owner', servers, (page) => page.getByRole('button', { name: 'حساب کاربری' }).click()),
  over('notifications', 'owner', servers, (page) => page.getByRole('button', { name: /^اعلان‌ها/ }).click()),
  over('operations', 'owner', servers, (page) => page.getByRole('button', { name: /^عملیات/ }).click()),
  over('support', 'owner', servers, (page) =>
    page.getByRole('banner').getByRole('button', { name: 'پشتیبانی' }).click(),
  ),
  over('create project, refused', 'owner', servers, async (page) => {
    await page.getByRole('button', { name: /^پروژه:/ }).click()
    await page.getByRole('button', { name: 'ساخت پروژه' }).click()
    const dialog = page.getByRole('dialog', { name: 'ساخت پروژه' })
    await dialog.getByRole('button', { name: 'ساخت پروژه' }).click()
  }),
  over(
    'menu of a phone',
    'owner',
    '/',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'منو' }).click()
    },
    (page) => page.setViewportSize({ width: 1440, height: 900 }),
  ),
  over('delete by name', 'owner', servers, (page) => vmListPage(page).act('accounting', 'حذف سرور')),
  over('question about several servers', 'owner', servers, (page) => onSeveral(page, 'خاموش کردن')),
  over('deletion of several servers', 'owner', servers, (page) => onSeveral(page, 'حذف')),
  over('columns', 'owner', servers, (page) => page.getByRole('button', { name: 'انتخاب ستون‌ها' }).click()),
  within(
    'summary of several servers',
    'owner',
    servers,
    async (page, { product }) => {
      for (let times = 0; times < 2; times += 1)
        await product.breakEngine({ method: 'powerServer', kind: 'error', code: 'no_capacity' })
      await onSeveral(page, 'راه‌اندازی مجدد')
      await page.getByRole('dialog').getByRole('button', { name: 'راه‌اندازی مجدد' }).click()
      await expect(vmListPage(page).summary).toContainText('انجام نشد', { timeout: 30_000 })
    },
    (_, { product }) => product.mendEngine(),
  ),
  within(
    'long list',
    'owner',
    '/',
    async (page, visited) => {
      const answer = Array.from({ length: 500 }, (_, index) => ({
        id: index + 1,
        name: `server-${String(index + 1).padStart(3, '0')}`,
        status: 'فعال',
        statusId: 2,
        powerStatus: 'POWERED_ON',
        datacenter: 'تهران ۱',
        operatingSystem: 'Debian',
        ipv4: `203.0.113.${index % 250}`,
      }))
      await page.route('**/host/list', (route) => route.fulfill({ json: answer }))
      await page.goto(`${visited.product.url}${servers(visited)}?size=all`)
      await expect(rowOf(page, 'server-001')).toBeVisible()
    },
    (page) => page.unroute('**/host/list'),
  ),
  within(
    'dashboard of which nothing could be read',
    'owner',
    '/portal/account',
    async (page, { product }) => {
      for (const call of parts) {
        await page.route(`**/api/my/${call}**`, (route) => route.fulfill({ status: 500, body: '{}' }))
      }
      await page.goto(`${product.url}/`)
      await expect(page.getByRole('main').getByText('هزینه ماه‌ها خوانده نشد', { exact: true })).toBeVisible()
    },
    (page) => page.unrouteAll(),
  ),
  { name: 'first steps', viewer: 'newcomer', address: '/' },
  { name: 'dashboard of a large account', viewer: 'large', address: '/' },
  { name: 'services of a large account', viewer: 'large', address: '/portal/customer-products' },
  { name: 'dashboard of a reader', viewer: 'reader', address: '/' },
  { name: 'servers of a reader', viewer: 'reader', address: servers },
  {
    name: 'server of a reader',
    viewer: 'reader',
    address: ({ customer, things }) => `/vm/${customer.projectId}/${things.serverId}/specification`,
  },
  {
    name: 'ticket of a reader',
    viewer: 'reader',
    address: ({ readTicketId }) => `/portal/support/${readTicketId}`,
  },
]
