import type { Locator, Page } from '@playwright/test'
import { bucketSections, storagePaths } from '../apps/portal/src/areas/storage/storage.paths.ts'
import { expect, test } from './journey.ts'
import { addressOf, routes } from './routes.ts'
import { makeThings } from './things.ts'

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
