import type { Page } from '@playwright/test'
import { violationsInBothSchemes, violationsOn } from './axe.ts'
import { counterFaces } from './counter.ts'
import { expect, test } from './journey.ts'
import { addressOf, routes } from './routes.ts'
import { makeThings } from './things.ts'

/** What opens over a page, and what has to be seen before it is looked at. */
const openStates: [string, (page: Page) => Promise<unknown>][] = [
  ['palette', (page) => page.keyboard.press('Control+k')],
  ['projects', (page) => page.getByRole('button', { name: /^پروژه:/ }).click()],
  ['account menu', (page) => page.getByRole('button', { name: 'حساب کاربری' }).click()],
  ['notifications', (page) => page.getByRole('button', { name: /^اعلان‌ها/ }).click()],
  [
    'create project',
    async (page) => {
      await page.getByRole('button', { name: /^پروژه:/ }).click()
      await page.getByRole('button', { name: 'ساخت پروژه' }).click()
      const dialog = page.getByRole('dialog', { name: 'ساخت پروژه' })
      await dialog.getByRole('button', { name: 'ساخت پروژه' }).click()
    },
  ],
  [
    'delete by name',
    async (page) => {
      await page.getByRole('button', { name: /کارهای دیگر.*shop-web-01/ }).click()
      await page.getByRole('menuitem', { name: 'حذف سرور' }).click()
    },
  ],
  // Last: it stands beside the page and stays there.
  ['operations', (page) => page.getByRole('button', { name: /^عملیات/ }).click()],
]

const overlay = (page: Page) =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .or(page.getByRole('menu'))
    .or(page.getByRole('complementary', { name: 'عملیات' }))
    .first()

test('axe finds nothing on any page, open or closed, light or dark', async ({ page, open, product, customer }) => {
  test.setTimeout(480_000)
  const things = await makeThings(product, customer)
  const inside = await open(customer, '/')

  const found: string[] = []
  for (const route of routes) {
    const shown = route.isPublic ? page : inside
    await shown.goto(product.url + addressOf(route, customer, things))
    await shown.getByRole('heading', { level: 1 }).waitFor()
    found.push(...(await violationsInBothSchemes(shown, route.name)))
  }

  await inside.goto(`${product.url}/vm/${customer.projectId}/list`)
  await expect(inside.getByRole('row', { name: /shop-web-01/ })).toContainText('فعال')
  for (const [name, press] of openStates) {
    await expect(overlay(inside)).toBeHidden()
    await press(inside)
    await expect(overlay(inside)).toBeVisible()
    found.push(...(await violationsInBothSchemes(inside, name)))
    await inside.keyboard.press('Escape')
  }

  await inside.goto(`${product.url}/vm/${customer.projectId}/add-vm`)
  await inside.getByRole('button', { name: 'ساخت سرور' }).first().click()
  await expect(inside.getByRole('region', { name: 'پیام‌ها' }).getByRole('alert')).toBeVisible()
  found.push(...(await violationsInBothSchemes(inside, 'refused order')))
  expect(found).toEqual([])
})

test('axe finds nothing on any page of operators, light or dark', async ({ openAsOperator, product, customer }) => {
  test.setTimeout(240_000)
  const operator = await product.newOperator()
  const faces = await counterFaces(product, customer, operator)
  const page = await openAsOperator(operator, '/operator')
  const found: string[] = []
  for (const { name, address } of faces) {
    await page.goto(product.url + address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    found.push(...(await violationsInBothSchemes(page, name)))
  }
  expect(found).toEqual([])
})

test('axe finds nothing in the drawer of a phone', async ({ open, customer }) => {
  const page = await open(customer, '/', { viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'منو' }).click()
  await expect(page.getByRole('dialog', { name: 'منو' })).toBeVisible()
  expect(await violationsOn(page, 'menu')).toEqual([])
})
