import type { Page } from '@playwright/test'
import { choose } from './controls.ts'

/** The row of a server in the list or in the bin. */
export const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

/** The public address that stands in a server's row. */
export const addressIn = (page: Page, name: string) =>
  rowOf(page, name)
    .getByRole('button', { name: /203\.0\.113\./ })
    .innerText()

/** The list of servers, as the customer reads it. */
export const vmListPage = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'جستجو' }),
  summary: page.getByRole('main').getByRole('alert').filter({ hasText: 'سرور' }),
  bulk: page.getByRole('region', { name: 'کارهای گروهی' }),
  /** Everything that can be done with a server, behind "more". */
  openMenu: (name: string) => page.getByRole('button', { name: new RegExp(`کارهای دیگر.*${name}`) }).click(),
  act: async (name: string, act: string) => {
    await page.getByRole('button', { name: new RegExp(`کارهای دیگر.*${name}`) }).click()
    await page.getByRole('menuitem', { name: act, exact: true }).click()
  },
  choose: async (...names: string[]) => {
    for (const name of names) await choose(page.getByRole('checkbox', { name: new RegExp(`انتخاب.*${name}`) }))
  },
})

/** The dialog that asks for the name before a server goes. */
export const deleteDialog = (page: Page) => {
  const root = page.getByRole('alertdialog')
  return {
    root,
    typed: root.getByRole('textbox'),
    /** By its words, as people do: the button itself is drawn, and cannot be clicked until the dialog stands still. */
    chooseNow: () => root.locator('label', { hasText: 'همین حالا حذف شود' }).click(),
  }
}
