import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'
import type { Customer } from '../apps/api/src/testing/api.ts'
import type { ServerReady, ServerRequest } from './server.ts'

class Server {
  readonly url: string
  readonly #child: ChildProcess

  constructor(child: ChildProcess, url: string) {
    this.#child = child
    this.url = url
  }

  async #ask<Answer>(request: ServerRequest): Promise<Answer> {
    this.#child.send(request)
    const [answer] = (await once(this.#child, 'message')) as [Answer]
    return answer
  }

  newCustomer(): Promise<Customer> {
    return this.#ask({ want: 'customer' })
  }

  newColleague(of: Customer, access: 'reporter' | 'maintainer'): Promise<Customer> {
    return this.#ask({ want: 'colleague', of, access })
  }
}

export const startServer = async (): Promise<{ server: Server; stop(): Promise<void> }> => {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), { execArgv: [] })
  const [{ url }] = (await once(child, 'message')) as [ServerReady]
  return {
    server: new Server(child, url),
    stop: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** Puts a session where the portal keeps it, as if the customer had signed in a moment ago. */
export const signInAs = async (page: Page, server: { url: string }, customer: Customer): Promise<void> => {
  await page.goto(`${server.url}/account/login`)
  await page.getByRole('textbox', { name: 'ایمیل' }).fill(customer.email)
  await page.getByLabel('گذرواژه', { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await page.waitForURL(`${server.url}/`)
}

interface Fixtures {
  customer: Customer
  /** A page of a customer who has signed in. */
  portal: Page
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const { server, stop } = await startServer()
      await use(server)
      await stop()
    },
    { scope: 'worker' },
  ],
  customer: async ({ server }, use) => use(await server.newCustomer()),
  portal: async ({ page, server, customer }, use) => {
    await signInAs(page, server, customer)
    await use(page)
  },
})

export { expect } from '@playwright/test'
