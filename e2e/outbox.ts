import { expect } from '@playwright/test'
import type { OutboxMessage } from '../packages/contract/src/portal/outbox/outbox.schemas.ts'
import type { Product } from './product.ts'

/** What the product would have sent to this address, the newest first. */
export const messagesTo = async (product: Product, to: string): Promise<OutboxMessage[]> => {
  const answer = await fetch(`${product.url}/api/my/dev/outbox`)
  const messages = (await answer.json()) as OutboxMessage[]
  return messages.filter((message) => message.to === to).toSorted((one, other) => other.id - one.id)
}

/** The six digits of the newest message to this address that has any. */
export const codeSentTo = async (product: Product, to: string): Promise<string> => {
  let code: string | undefined
  await expect
    .poll(async () => {
      const codes = (await messagesTo(product, to)).map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0])
      code = codes.find((found) => found !== undefined)
      return code
    })
    .toBeDefined()
  return code!
}

/** Six digits that are not this code. */
export const wrongCodeFor = (code: string): string =>
  code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))

/** Where the link of the newest message to this address leads, on the address at which journeys open the product. */
export const linkSentTo = async (product: Product, to: string): Promise<string> => {
  await expect.poll(async () => (await messagesTo(product, to)).length).toBeGreaterThan(0)
  const [message] = await messagesTo(product, to)
  const link = /https?:\/\/[^\s\u2069]+/.exec(message?.text ?? '')?.[0] ?? ''
  const { pathname, search, hash } = new URL(link)
  return product.url + pathname + search + hash
}
