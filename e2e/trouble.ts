import type { BrowserContext } from '@playwright/test'

/** A page that shows a server while it is deleted asks for it, and for what belongs to it, once more. */
export const readsOfDeletedServer = /404 .*\/host\/(get\/)?\d+/

/** What goes wrong in a browser without anybody seeing it: errors of scripts, refused loads, calls to other hosts. */
export class Trouble {
  readonly #seen: string[] = []
  readonly #expected = new Map<RegExp, boolean>()
  readonly #allowed: RegExp[] = []

  watch(context: BrowserContext, origin: string): void {
    context.on('weberror', (error) => this.#note(`page error: ${error.error().message}`))
    // What the content security policy refuses is told there too.
    context.on('console', (message) => {
      if (message.type() === 'error') this.#note(`console: ${message.text()} ${message.location().url}`)
    })
    context.on('request', (request) => {
      const { protocol, origin: asked } = new URL(request.url())
      if (protocol.startsWith('http') && asked !== origin) this.#note(`left for ${request.url()}`)
    })
  }

  /** The test itself provokes it; it must then happen. */
  expect(...patterns: RegExp[]): void {
    for (const pattern of patterns) this.#expected.set(pattern, false)
  }

  /** It may happen or not, by who is faster. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** What nobody expected, and what was expected and did not happen. */
  report(): string[] {
    const missing = [...this.#expected].filter(([, happened]) => !happened).map(([pattern]) => `never: ${pattern}`)
    return [...this.#seen, ...missing]
  }

  #note(what: string): void {
    const expected = [...this.#expected.keys()].filter((pattern) => pattern.test(what))
    for (const pattern of expected) this.#expected.set(pattern, true)
    const isAllowed = this.#allowed.some((pattern) => pattern.test(what))
    if (expected.length === 0 && !isAllowed) this.#seen.push(what)
  }
}
