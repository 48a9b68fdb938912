import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** One rule beyond WCAG: two landmarks of one name are one too many for whoever moves by them. */
const alsoRules = { 'landmark-unique': { enabled: true } }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Only what is wrong is listed: to find a selector for every element that passes takes a third of axe's time. */
const onlyViolations = { resultTypes: ['violations' as const] }

const everything = { ...onlyViolations, runOnly: { type: 'tag' as const, values: rules }, rules: alsoRules }
/** All that a scheme changes: nothing is named, placed or ordered otherwise in the dark. */
const colours = { ...onlyViolations, runOnly: { type: 'rule' as const, values: ['color-contrast'] } }

/** What axe holds against the page as it stands now; nothing of it may still be on its way. */
const violationsOn = async (
  page: Page,
  where: string,
  options: typeof everything | typeof colours = everything,
): Promise<string[]> => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // One that is cut short by the next is over, too.
  await page.evaluate('Promise.allSettled(document.getAnimations().map((animation) => animation.finished))')
  // "Legacy" only leaves out frames of other origins, which no page has, and the second page that it takes to add them up.
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** In the light, and what differs in the dark: one visit instead of two. */
export const violationsInBothSchemes = async (page: Page, where: string): Promise<string[]> => {
  const inLight = await violationsOn(page, where)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await violationsOn(page, `${where}, dark`, colours)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inLight, ...inDark]
}
