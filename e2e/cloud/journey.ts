import { test as base, type Page } from '@playwright/test'
import { createClient, type OpenStackClient } from '../../apps/api/src/engines/openstack/client/client.ts'
import { createHttp } from '../../apps/api/src/engines/openstack/client/http.ts'
import { inventoryOf } from '../../apps/api/src/engines/openstack/testing/inventory.ts'
import { labSettings, readLab } from '../../apps/api/src/engines/openstack/testing/lab.ts'
import { newLaptop, type Laptop } from '../../apps/api/src/engines/openstack/testing/outside.ts'
import { sweep } from '../../apps/api/src/engines/openstack/testing/sweep.ts'
import { sessionOf } from '../journey.ts'
import { Trouble } from '../trouble.ts'
import { startOnCloud, type CloudProduct } from './product.ts'

/** Guests that run and have a screen are in this zone alone. */
const zone = 'tcg'
const projectPrefix = 'journey-'

/** The cloud as its administrators see it, past Sarv. */
export interface Cloud {
  inventory(): Promise<string[]>
  /** What the guest of this name said on its serial line. */
  consoleOutput(serverName: string): Promise<string>
}

const cloudOf = (client: OpenStackClient): Cloud => {
  const { signal } = new AbortController()
  return {
    inventory: () => inventoryOf(client, projectPrefix),
    consoleOutput: async (name) => {
      const { servers } = await client.call<{ servers: { id: string; tags: string[] }[] }>(
        { service: 'compute', method: 'GET', path: '/servers/detail', query: { all_tenants: true, name } },
        signal,
      )
      const ours = servers.find(({ tags }) => tags.some((tag) => tag.startsWith(projectPrefix)))
      if (!ours) throw new Error(`the cloud has no server ${name}`)
      const { output } = await client.call<{ output: string }>(
        { service: 'compute', method: 'POST', path: `/servers/${ours.id}/action`, body: { 'os-getConsoleOutput': {} } },
        signal,
      )
      return output
    },
  }
}

interface Fixtures {
  /** A browser of the customer, signed in, at this address of the portal. */
  open: (path: string) => Promise<Page>
}

interface WorkerFixtures {
  client: OpenStackClient
  cloud: Cloud
  product: CloudProduct
  laptop: Laptop
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  client: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const settings = labSettings(readLab(), { projectPrefix })
      const client = createClient(settings, createHttp())
      // Also what a journey that was killed left behind.
      await sweep({ client, settings })
      await use(client)
      await sweep({ client, settings })
      await client.close()
    },
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
  cloud: [async ({ client }, use) => use(cloudOf(client)), { scope: 'worker' }],
  product: [
    // After the sweep.
    async ({ client: _swept }, use) => {
      const product = await startOnCloud(readLab(), { zone, projectPrefix })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 2 * 60_000 },
  ],
  laptop: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const laptop = await newLaptop()
      await use(laptop)
      laptop.putAway()
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, product }, use, info) => {
    const trouble = new Trouble()
    // The page of a server that is gone asks for it once more, and then goes to the list.
    trouble.allow(/404 .*\/(host|volume)\/(get|\d+\/activity)\//)
    const context = await browser.newContext({ storageState: sessionOf(product.url, product.customer) })
    trouble.watch(context, product.url)
    await use(async (path) => {
      const page = await context.newPage()
      await page.goto(product.url + path)
      return page
    })
    await context.close()
    if (info.status !== info.expectedStatus)
      await info.attach('product.log', { body: product.output(), contentType: 'text/plain' })
    expect(trouble.report()).toEqual([])
  },
})

const { expect } = base
export { expect }
