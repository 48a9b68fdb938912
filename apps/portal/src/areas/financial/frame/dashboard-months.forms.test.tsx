import { dashboardFinancial, dashboardUsage } from '@sarv/client/dashboard.generated'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '../../../testing/hands.ts'
import { show } from '../../../testing/page.tsx'
import { server } from '../../../testing/server.ts'
import { Months } from './DashboardMoney.tsx'

const months = [
  { month: 'آبان ۱۴۰۵', count: 60_000_000 },
  { month: 'مهر ۱۴۰۵', count: 70_000_000 },
]

const figures = (forecastPrice: number) => ({
  walletBalance: 0,
  billPrice: 60_000_000,
  forecastPrice,
  unpaidInvoicePrice: 0,
  unpaidInvoiceCount: 0,
  activeServiceCount: 1,
  runwayDays: 10,
})

const chart = page.getByRole('img', { name: 'نمودار «هزینه ماه‌های اخیر»' })
const forecast = page.getByText('پیش‌بینی', { exact: true })

const heightOf = (bar: Element | null | undefined) => bar?.getBoundingClientRect().height ?? 0

it('the bar of the running month stands in its forecast by the server, also in the table', async () => {
  server.answer(dashboardUsage, months)
  server.answer(dashboardFinancial, figures(90_000_000))
  show(<Months />)
  await expect.element(forecast).toBeVisible()
  const drawn = chart.element().querySelectorAll('[data-kind] > u')
  expect(drawn).toHaveLength(1)
  const running = drawn[0]!.parentElement!
  expect(running.dataset['kind']).toBe('now')
  // The scale has room for the forecast: half as much again as there is.
  expect(heightOf(drawn[0]) / heightOf(running.querySelector('i'))).toBeCloseTo(1.5, 1)
  expect(running.title).toMatch(/۶۰٬۰۰۰٬۰۰۰.*پیش‌بینی.*۹۰٬۰۰۰٬۰۰۰/)
  await press(page.getByRole('button', { name: 'نمایش به صورت جدول' }))
  await expect.element(page.getByRole('row', { name: /آبان.*پیش‌بینی: ۹۰٬۰۰۰٬۰۰۰/ })).toBeVisible()
})

it('no forecast is drawn, when the month has cost as much already', async () => {
  server.answer(dashboardUsage, months)
  server.answer(dashboardFinancial, figures(60_000_000))
  show(<Months />)
  await expect.element(chart).toBeVisible()
  await expect.poll(() => server.sent(dashboardFinancial)).toHaveLength(1)
  await expect.element(forecast).not.toBeInTheDocument()
})
