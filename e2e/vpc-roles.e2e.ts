import type { Page } from '@playwright/test'
import { named } from '@sarv/contract/direction'
import { expect, test } from './journey.ts'
import { makeVpc, untilIdle } from './things.ts'

const forbidden = /نقش شما در این پروژه اجازه این کار را نمی‌دهد/

const expectRefused = async (page: Page, name: string) => {
  const act = page.getByRole('main').getByRole('button', { name, exact: true }).first()
  await expect(act).toBeDisabled()
  await expect(act).toHaveAccessibleDescription(forbidden)
}

const expectItemsRefused = async (page: Page, thing: string, items: readonly string[]) => {
  await page.getByRole('button', { name: `کارهای دیگر ${named(thing)}` }).click()
  for (const name of items) {
    await expect(page.getByRole('menuitem', { name })).toBeDisabled()
    await expect(page.getByRole('menuitem', { name })).toContainText(forbidden)
  }
  await page.keyboard.press('Escape')
}

/** Two clouds, of which one asks for a network of the other. */
const makeTwo = async (product: Parameters<typeof makeVpc>[0], customer: Parameters<typeof makeVpc>[1]) => {
  const asking = await makeVpc(product, customer, 'asking-cloud', { range: '192.168.11' })
  const granting = await makeVpc(product, customer, 'granting-cloud', { range: '192.168.12' })
  const vpc = `/vm/${customer.projectId}/vpc`
  const [network] = await product.call<{ id: number }[]>(customer, 'GET', `${vpc}/${granting}/interface/list`)
  const wanted = { vpcNetworkAccessId: network!.id }
  await product.call(customer, 'POST', `${vpc}/${asking}/network-access/create`, wanted)
  await untilIdle(product, customer)
  return granting
}

test('a reader sees every tab of a private cloud, and every act says why it is not theirs', async ({
  open,
  product,
  customer,
}) => {
  test.setTimeout(120_000)
  const granting = await makeTwo(product, customer)
  const page = await open(await product.newColleague(customer, 'reporter'), '/')
  const visit = (tab: string) => page.goto(`${product.url}/vpc/${customer.projectId}/${granting}/${tab}`)
  await visit('network')
  for (const name of ['اتصال شبکه', 'ساخت شبکه', 'درخواست دسترسی']) await expectRefused(page, name)
  await expectItemsRefused(page, 'granting-cloud-front', ['جدا کردن از ابر'])
  await expectItemsRefused(page, 'asking-cloud', ['رد کردن'])
  await visit('nat')
  await expectRefused(page, 'افزودن هدایت پورت')
  await visit('ip')
  await expectRefused(page, 'افزودن نشانی')
  await visit('plan')
  await expectRefused(page, 'تغییر پلن')
})

test('an operator connects networks and leaves what only managers decide', async ({ open, product, customer }) => {
  test.setTimeout(120_000)
  const granting = await makeTwo(product, customer)
  const page = await open(await product.newColleague(customer, 'maintainer'), '/')
  await page.goto(`${product.url}/vpc/${customer.projectId}/${granting}/network`)
  const main = page.getByRole('main')
  for (const name of ['اتصال شبکه', 'ساخت شبکه']) await expect(main.getByRole('button', { name }).first()).toBeEnabled()
  await expectItemsRefused(page, 'granting-cloud-front', ['جدا کردن از ابر'])
  await expectItemsRefused(page, 'asking-cloud', ['رد کردن'])
  await page.goto(`${product.url}/network/${customer.projectId}`)
  const row = page.getByRole('row', { name: /granting-cloud-front/ })
  await expect(row.getByRole('link', { name: 'granting-cloud', exact: true })).toBeVisible()
})
