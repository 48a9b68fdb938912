import { expect } from '@playwright/test'
import { type Face, over, within } from './face.ts'
import type { Visited } from './visited.ts'

const customer = ({ customer: { customerId } }: Visited) => `/operator/customers/${customerId}`

/** What opens over the pages of operators, and the pages before they are signed in. */
export const operatorFaces: readonly Face[] = [
  {
    name: 'set-up of an operator',
    viewer: 'guest',
    address: async ({ product }) => {
      const email = `face-${Date.now()}@sarv.example`
      const said = await product.sarv(
        'operator',
        'add',
        email,
        '--name',
        'مینا',
        '--roles',
        'support',
        '--reason',
        'look',
      )
      return `/operator/set-up#${/\/operator\/set-up#(\S+)/.exec(said)![1]}`
    },
  },
  within('sign-in of operators, refused', 'guest', '/operator/login', (page) =>
    page.getByRole('button', { name: 'ورود', exact: true }).click(),
  ),
  over('closing of an account, refused', 'operator', customer, async (page) => {
    await page.getByRole('button', { name: 'بستن حساب' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'بستن حساب' }).click()
  }),
  over('correction of a wallet', 'operator', customer, (page) =>
    page.getByRole('button', { name: 'اصلاح کیف پول' }).click(),
  ),
  over('new gift code', 'operator', '/operator/vouchers', (page) =>
    page.getByRole('button', { name: 'ساخت کد هدیه' }).first().click(),
  ),
  over('new incident', 'operator', '/operator/incidents', (page) =>
    page.getByRole('button', { name: 'انتشار رخداد' }).click(),
  ),
  over('new article', 'operator', '/operator/articles', (page) =>
    page.getByRole('button', { name: 'نوشتن مقاله' }).click(),
  ),
  over('new answer kept ready', 'operator', '/operator/canned-replies', (page) =>
    page.getByRole('button', { name: 'پاسخ آماده تازه' }).first().click(),
  ),
  within(
    'note on a ticket',
    'operator',
    ({ things }) => `/operator/tickets/${things.ticketId}`,
    async (page) => {
      await page.getByRole('log', { name: 'گفت‌وگو' }).focus()
      await page.keyboard.press('n')
      await expect(page.getByRole('textbox', { name: 'یادداشت' })).toBeVisible()
    },
  ),
  within(
    'seen as a customer',
    'operator',
    customer,
    async (page) => {
      await page.getByRole('button', { name: 'دیدن از دید مشتری' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/^دلیل/).fill('a look')
      await dialog.getByRole('button', { name: 'دیدن از دید مشتری' }).click()
      await expect(page.getByRole('region', { name: 'دیدن پنل از دید مشتری' })).toBeVisible()
    },
    (page) => page.getByRole('button', { name: 'پایان' }).click(),
  ),
]
