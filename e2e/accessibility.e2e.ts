import { AxeBuilder } from '@axe-core/playwright'
import { expect, signInAs, test } from './journey.ts'
import { addressOf, routes } from './routes.ts'
import { makeServers } from './servers.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any route, ${colorScheme}`, async ({ browser, server }) => {
    test.setTimeout(180_000)
    const customer = await server.newCustomer()
    const serverId = await makeServers(server, customer)
    const context = await browser.newContext({ colorScheme, locale: 'fa-IR', reducedMotion: 'reduce' })
    const page = await context.newPage()

    const scan = async (name: string) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      const found = violations.map(
        ({ id, nodes }) => `${name}: ${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
      expect(found).toEqual([])
    }

    for (const route of routes.filter(({ isPublic }) => isPublic)) {
      await page.goto(server.url + addressOf(route, customer, serverId))
      await page.getByRole('heading').first().waitFor()
      await scan(route.name)
    }
    await signInAs(page, server, customer)
    for (const route of routes.filter(({ isPublic }) => !isPublic)) {
      await page.goto(server.url + addressOf(route, customer, serverId))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForTimeout(500)
      await scan(route.name)
    }
    await context.close()
  })
}
