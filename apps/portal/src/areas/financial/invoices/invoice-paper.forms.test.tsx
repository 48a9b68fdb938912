import type { InvoiceDetail } from '@sarv/client/financial.generated'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/page.tsx'
import { InvoicePaper } from './InvoicePaper.tsx'
import { invoicesText } from './invoices.fa.ts'

const item = {
  product: 'سرور ⁨shop-web-01⁩، ⁨shop-web-02⁩: پلن «M1»',
  serviceCode: '2330001234561',
  quantity: 1440,
  unit: 'ساعت',
  unitPrice: 9_166.666_666_67,
  price: 13_200_000,
  vat: 1_320_000,
}
const invoice = {
  id: 14,
  invoiceDate: '2026-10-22T23:59:59',
  fromDate: '2026-09-23T00:00:00',
  toDate: '2026-10-23T00:00:00',
  netPrice: 13_200_000,
  discount: 0,
  totalPrice: 13_200_000,
  vat: 1_320_000,
  invoicePrice: 14_520_000,
  customerIsLegal: true,
  invoiceItems: [item],
} as InvoiceDetail

it('the lines of an invoice show all that they say on a phone, money too', async () => {
  await page.viewport(390, 844)
  show(<InvoicePaper invoice={invoice} />)
  const lines = page.getByRole('region', { name: invoicesText.detail.lines })
  await expect.element(lines.getByText(item.serviceCode)).toBeVisible()
  const { scrollWidth, clientWidth } = lines.element()
  expect(scrollWidth).toBe(clientWidth)
})
