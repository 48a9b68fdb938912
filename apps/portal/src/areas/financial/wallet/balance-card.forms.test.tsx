import { runwayGet } from '@sarv/client/financial.generated'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { BalanceCard } from './BalanceCard.tsx'
import styles from './Wallet.module.css'
import { walletText as text } from './wallet.fa.ts'

const runway = {
  balance: 1_237_466_420,
  wallet: 1_237_466_420,
  gift: 0,
  held: 1_356_400,
  unbilled: 64_309,
  hourly: 1_175_411,
  monthly: 854_296_000,
  endDate: '2026-12-10T23:36:49',
  stage: 'running' as const,
  stopDate: '2026-12-10T23:36:49',
  keepDate: '2026-12-24T23:36:49',
  goneDate: '2026-12-27T23:36:49',
  waiting: 0,
  missing: 0,
  warnsWeek: true,
}

it.each([
  ['beside the menu of money on a wide screen', 1440, 895],
  ['on a narrower one', 1300, 755],
  ['on a phone', 390, 358],
])('the balance and what it lasts for stay inside their card %s', async (_, viewport, room) => {
  await page.viewport(viewport, 900)
  server.answer(runwayGet, runway)
  show(
    <div style={{ inlineSize: `${room}px` }}>
      <div className={styles.top}>
        <BalanceCard />
        <p>chart</p>
      </div>
    </div>,
  )
  const card = page.getByRole('region', { name: text.balance })
  await expect.element(card.getByRole('switch')).toBeInTheDocument()
  const box = card.element().getBoundingClientRect()
  const outside = [...card.element().querySelectorAll('dt, dd, p, button, label')].filter((part) => {
    const { left, right } = part.getBoundingClientRect()
    return left < box.left || right > box.right
  })
  expect(outside.map(({ textContent }) => textContent)).toEqual([])
})
