import { expect, type Page } from '@playwright/test'
import { choose } from '../controls.ts'
import { act, beginPlan, press, trayOf } from '../plan-picture.ts'
import { type Face, over, within } from './face.ts'
import type { Visited } from './visited.ts'

const cloud =
  (tab: string) =>
  ({ customer, things }: Visited) =>
    `/vpc/${customer.projectId}/${things.vpcId}/${tab}`

/** An address of the cloud that is not its first. */
const further = (page: Page) => page.getByRole('row', { name: /افزوده/ }).last()

const onFurther = async (page: Page, act: string) => {
  await further(page)
    .getByRole('button', { name: /کارهای/ })
    .click()
  await page.getByRole('menuitem', { name: act }).click()
  await page.getByRole('dialog').waitFor()
}

const planNetwork = async (page: Page) => {
  await beginPlan(page)
  await press(page, /^ابر خصوصی toranj-net/)
  await act(page, 'ساخت شبکه تازه در ابر').press('Enter')
}

const parts = {
  overview: 'نمای کلی',
  snapshots: 'اسنپ‌شات‌ها',
  backups: 'نسخه‌های پشتیبان',
  schedules: 'زمان‌بندی',
}

/** Dialogs of networks and private clouds, the topology with its plan, disks and load balancers. */
export const networkFaces: readonly Face[] = [
  over(
    'new network',
    'owner',
    ({ customer }) => `/network/${customer.projectId}`,
    (page) => page.getByRole('button', { name: 'ساخت شبکه' }).click(),
  ),
  over(
    'server joins a network',
    'owner',
    ({ customer, things }) => `/network/${customer.projectId}/${things.networkId}/node-list`,
    (page) => page.getByRole('button', { name: 'اتصال سرور' }).first().click(),
  ),
  within(
    'order of a cloud',
    'owner',
    ({ customer }) => `/vpc/${customer.projectId}`,
    async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'ساخت ابر خصوصی' }).first().click()
      await choose(page.getByRole('radio', { name: /P1/ }))
      await expect(page.getByRole('region', { name: 'برآورد هزینه' })).toContainText('ریال')
    },
  ),
  {
    name: 'cloud without servers',
    viewer: 'owner',
    address: ({ customer, emptyCloudId }) => `/vpc/${customer.projectId}/${emptyCloudId}/vpcVm`,
  },
  over('new network of a cloud', 'owner', cloud('network'), (page) =>
    page.getByRole('button', { name: 'ساخت شبکه', exact: true }).click(),
  ),
  over('way into a network of another cloud', 'owner', cloud('network'), (page) =>
    page.getByRole('button', { name: 'درخواست دسترسی' }).first().click(),
  ),
  over('new forward', 'owner', cloud('nat'), (page) =>
    page.getByRole('button', { name: 'افزودن هدایت پورت' }).first().click(),
  ),
  over('forward', 'owner', cloud('nat'), (page) =>
    page
      .getByRole('row', { name: /shop-web-01/ })
      .getByRole('button', { name: 'جزئیات' })
      .click(),
  ),
  over('one more address', 'owner', cloud('ip'), (page) =>
    page.getByRole('button', { name: 'افزودن نشانی' }).first().click(),
  ),
  over('settings of an address', 'owner', cloud('ip'), (page) =>
    further(page).getByRole('button', { name: 'نام معکوس و محافظت' }).click(),
  ),
  over('address of a server', 'owner', cloud('ip'), (page) => onFurther(page, 'دادن به سرور')),
  over('address that moves', 'owner', cloud('ip'), (page) => onFurther(page, 'بردن به ابر دیگر')),
  over('new load balancer', 'owner', cloud('loadBalancer'), (page) =>
    page.getByRole('button', { name: 'ساخت لودبالانسر' }).first().click(),
  ),
  over('load balancer', 'owner', cloud('loadBalancer'), async (page) => {
    await page.getByRole('link', { name: 'shop-lb' }).click()
    await page.getByRole('dialog', { name: 'جزئیات لودبالانسر' }).waitFor()
  }),
  within('fault in the topology', 'owner', cloud('topology'), async (page) => {
    await press(page, /^سرور shop-web-02/)
    await expect(page.getByRole('complementary', { name: 'جزئیات' })).toContainText(/8443/)
  }),
  within('topology as a table', 'owner', cloud('topology'), (page) =>
    page.getByRole('radio', { name: 'جدول' }).press('Space'),
  ),
  over('network of a plan', 'owner', cloud('topology'), planNetwork),
  over('rule of a plan', 'owner', cloud('topology'), async (page) => {
    await beginPlan(page)
    await press(page, /^سرور shop-web-01/)
    await act(page, 'حذف قانون فایروال').press('Enter')
  }),
  over('server of a plan comes behind a balancer', 'owner', cloud('topology'), async (page) => {
    await beginPlan(page)
    await press(page, /^لودبالانسر shop-lb/)
    await act(page, 'افزودن سرور').press('Enter')
  }),
  within('plan of a cloud', 'owner', cloud('topology'), async (page) => {
    await planNetwork(page)
    const network = page.getByRole('dialog', { name: /شبکه/ })
    await network.getByRole('textbox', { name: 'نام' }).fill('plan-new')
    await network.getByRole('button', { name: 'افزودن به طرح' }).press('Enter')
    await expect(trayOf(page).getByText(/تغییر در طرح/)).toBeVisible()
  }),
  over(
    'new disk',
    'owner',
    ({ customer }) => `/volume/${customer.projectId}`,
    async (page) => {
      await page.getByRole('button', { name: 'ساخت دیسک' }).click()
      await choose(page.getByRole('dialog', { name: 'ساخت دیسک' }).getByRole('radio', { name: /دلخواه/ }))
    },
  ),
  ...Object.entries(parts).map(([name, part]) =>
    over(
      `disk, ${name}`,
      'owner',
      ({ customer, volumeId }) => `/volume/${customer.projectId}?volume=${volumeId}`,
      (page) => choose(page.getByRole('dialog', { name: 'جزئیات دیسک' }).getByRole('radio', { name: part })),
    ),
  ),
  over(
    'new key',
    'owner',
    ({ customer }) => `/key/${customer.projectId}`,
    async (page) => {
      await page.getByRole('button', { name: 'افزودن کلید' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'افزودن کلید' }).click()
    },
  ),
]
