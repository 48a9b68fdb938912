import { z } from 'zod'
import { paymentProvider } from '../../enums.ts'
import { Id, Rials, WireDateTime, enumId } from '../../fields.ts'

export const OfferPayStart = z
  .object({
    status: z.boolean(),
    location: z.string().nullable().describe('As in PaymentStart'),
    phoneNumber: z.string().nullish(),
    refId: z.string().nullish(),
    paymentId: z.int().nullish(),
    message: z.string().nullish(),
  })
  .meta({ id: 'OfferPayStart' })
export type OfferPayStart = z.infer<typeof OfferPayStart>

export const OfferListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    amount: Rials.describe('Whole rials to pay'),
    freeAmount: Rials.describe('Whole rials added as a gift'),
    expireDate: WireDateTime,
  })
  .meta({ id: 'OfferListItem' })
export type OfferListItem = z.infer<typeof OfferListItem>

export const OfferDetail = z
  .object({
    name: z.string().nullable(),
    amount: Rials,
    freeAmount: Rials,
    expireDate: WireDateTime,
  })
  .meta({ id: 'OfferDetail' })
export type OfferDetail = z.infer<typeof OfferDetail>

export const PayOfferModel = z
  .object({
    paymentProviderId: enumId(paymentProvider),
    offerId: Id,
  })
  .meta({ id: 'PayOfferModel' })
export type PayOfferModel = z.infer<typeof PayOfferModel>
