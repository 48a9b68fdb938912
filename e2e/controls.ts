import { expect, type Locator, type Page, type Route } from '@playwright/test'

/**
 * Ticks a box or chooses a radio, by the keyboard: the marks are drawn over, and a click would miss what still moves
 * into its place. Whatever takes the focus away in between costs another try.
 */
export const choose = (control: Locator): Promise<void> =>
  expect(async () => {
    if (!(await control.isChecked())) await control.press('Space')
    await expect(control).toBeChecked({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })

/** Presses a switch until the dialog that it asks in is open, for the same reason. */
export const pressUntilOpen = (control: Locator, dialog: Locator): Promise<void> =>
  expect(async () => {
    if (!(await dialog.isVisible())) await control.press('Space')
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 15_000 })

/** Opens a list until it has this option. One that has none yet does not open: then it is asked again. */
export const openList = (list: Locator, option: Locator): Promise<void> =>
  expect(async () => {
    if (!(await option.isVisible())) await list.click({ timeout: 1000 })
    await expect(option).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })

export const pick = async (list: Locator, option: Locator): Promise<void> => {
  await openList(list, option)
  await option.click()
}

/** Presses an act of a server that is asked about first, and says yes as people do: with Enter. */
export const pressAndConfirm = async (page: Page, act: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: act, exact: true }).click()
  await confirmByEnter(page, act)
}

export const confirmByEnter = async (page: Page, act: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${act}`) })
  await expect(dialog.getByRole('button', { name: act, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

type Fulfilment = NonNullable<Parameters<Route['fulfill']>[0]>

/**
 * Answers `failure` until something of the page is pressed: what is read again by itself meanwhile fails too, and the button
 * that tries again stays.
 */
export const failUntilPressed = async (page: Page, url: string, failure: Fulfilment, after?: Fulfilment) => {
  await page.evaluate(
    `addEventListener('pointerdown', () => { globalThis.wasPressed = true }, { capture: true, once: true })`,
  )
  await page.route(url, async (route) => {
    if (!(await page.evaluate<boolean>('globalThis.wasPressed === true'))) return route.fulfill(failure)
    return after ? route.fulfill(after) : route.continue()
  })
}
