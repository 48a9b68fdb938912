import { agreedRials, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'

/** An agreed price as a service's row keeps it: the sum for lists, the lines for what is paid. */
export const priceColumns = (lines: readonly AgreedLine[]) => ({
  monthly_price_rials: agreedRials(lines),
  price_lines: JSON.stringify(lines),
})
