import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** One rule beyond WCAG: two landmarks of one name are one too many for whoever moves by them. */
const alsoRules = { 'landmark-unique': { enabled: true } }

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe holds against the page as it stands now; nothing of it may still be on its way. */
export const violationsOn = async (page: Page, where: string): Promise<string[]> => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // One that is cut short by the next is over, too.
  await page.evaluate('Promise.allSettled(document.getAnimations().map((animation) => animation.finished))')
  // "Legacy" only leaves out frames of other origins, which no page has, and the second page that it takes to add them up.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: rules }, rules: alsoRules })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
