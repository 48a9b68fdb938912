import { z } from 'zod'
import { WireDateTime } from '../fields.ts'
import { AcceptedPrice } from './quote.schemas.ts'

/** What something was ordered for, as it was accepted. */
export const OrderReceipt = AcceptedPrice.extend({
  operationId: z.int().describe('The operation that the order started'),
  createDate: WireDateTime.describe('When it was ordered'),
  user: z.string().nullable().describe('Who ordered it'),
}).meta({ id: 'OrderReceipt' })
export type OrderReceipt = z.infer<typeof OrderReceipt>

/** Of every call that answers one. */
export const receiptDescription =
  'Lines, VAT and sums as they were when the order was accepted: later changes of the thing or of prices do not touch it. 404 with `receipt_missing`: none was kept when it was ordered.'
