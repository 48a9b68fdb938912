import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import type { TestOperator } from '../apps/api/src/testing/operators.ts'
import { startProduct, type Member, type Owner, type Product } from './product.ts'
import { Trouble } from './trouble.ts'

/** Types into the login page and arrives at the dashboard. */
export const signInAs = async (
  page: Page,
  { url }: { url: string },
  { email, password }: { email: string; password: string },
): Promise<void> => {
  await page.goto(`${url}/account/login`)
  await fillLogin(page, { email, password })
  await page.waitForURL(`${url}/`)
}

export const fillLogin = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByRole('textbox', { name: 'ایمیل' }).fill(email)
  await page.getByLabel('گذرواژه', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
}

/** A session where the portal keeps it, as if the person had signed in a moment ago. */
export const sessionOf = (
  url: string,
  member: Omit<Member, 'sessionId'>,
  /** What the server says of the session besides, as the portal keeps it. */
  known: object = {},
): BrowserContextOptions['storageState'] => {
  const { token, userId, customerId, email, isSuperUser } = member
  const session = { accessToken: token, userId, customerId, email, userTitle: 'Sara Azad', isSuperUser, ...known }
  return {
    cookies: [],
    origins: [{ origin: url, localStorage: [{ name: 'sarv.session', value: JSON.stringify(session) }] }],
  }
}

/** The same for somebody of the provider. */
const operatorSessionOf = (url: string, operator: TestOperator): BrowserContextOptions['storageState'] => {
  const { token, operatorId, name } = operator
  const session = { accessToken: token, operatorId, name, email: 'operator@sarv.example', roles: ['admin'] }
  return {
    cookies: [],
    origins: [{ origin: url, localStorage: [{ name: 'sarv.operator', value: JSON.stringify(session) }] }],
  }
}

interface Fixtures {
  /** A journey fails on any error it did not provoke itself. */
  trouble: Trouble
  customer: Owner
  /** Another browser, with someone signed in, at this address of the portal. */
  open: (who: Member, path: string, options?: BrowserContextOptions) => Promise<Page>
  /** The same on the other side of the counter. */
  openAsOperator: (who: TestOperator, path: string, options?: BrowserContextOptions) => Promise<Page>
  /** Opens either. */
  openWith: (
    storageState: BrowserContextOptions['storageState'],
    path: string,
    options?: BrowserContextOptions,
  ) => Promise<Page>
  /** The list of servers of a customer who has signed in. */
  portal: Page
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const { product, stop } = await startProduct()
      await use(product)
      await stop()
    },
    // A busy machine takes minutes to start a product.
    { scope: 'worker', timeout: 600_000 },
  ],
  trouble: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const trouble = new Trouble()
      await use(trouble)
      expect(trouble.report()).toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, product, trouble }, use) => {
    trouble.watch(context, product.url)
    await use(context)
  },
  customer: async ({ product }, use) => use(await product.newCustomer()),
  open: async ({ product, openWith }, use) =>
    use((who, path, options) => openWith(sessionOf(product.url, who), path, options)),
  openAsOperator: async ({ product, openWith }, use) =>
    use((who, path, options) => openWith(operatorSessionOf(product.url, who), path, options)),
  openWith: async ({ browser, product, trouble }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (storageState, path, options = {}) => {
      const context = await browser.newContext({ ...options, storageState })
      contexts.push(context)
      trouble.watch(context, product.url)
      const page = await context.newPage()
      await page.goto(product.url + path)
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  portal: async ({ open, customer }, use) => use(await open(customer, `/vm/${customer.projectId}/list`)),
})

export { expect } from '@playwright/test'
