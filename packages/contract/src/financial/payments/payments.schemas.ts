import { z } from 'zod'
import { paymentProvider, paymentStatus } from '../../enums.ts'
import { Rials, RialsToPay, WireDateTime, answeredEnum, enumId } from '../../fields.ts'

export const PaymentProviderListItem = z
  .object({
    id: answeredEnum(paymentProvider),
    name: z.string().nullable(),
    status: z.boolean().optional(),
    photoName: z.string().nullish(),
  })
  .meta({ id: 'PaymentProviderListItem' })
export type PaymentProviderListItem = z.infer<typeof PaymentProviderListItem>

export const PaymentListItem = z
  .object({
    id: z.int(),
    transactionDate: WireDateTime,
    paymentStatus: z.string().nullable(),
    paymentStatusId: answeredEnum(paymentStatus),
    paymentProvider: z.string().nullable(),
    paymentProviderId: answeredEnum(paymentProvider),
    finalStatus: z.boolean(),
    amount: Rials,
    rrn: z.int().nullish().describe('Bank reference number'),
    hashCardNumber: z.string().nullish().describe('Masked card number'),
  })
  .meta({ id: 'PaymentListItem' })
export type PaymentListItem = z.infer<typeof PaymentListItem>

export const PaymentDetail = z
  .object({
    id: z.int(),
    transactionDate: WireDateTime,
    paymentStatus: z.string().nullable(),
    paymentStatusId: answeredEnum(paymentStatus),
    paymentProvider: z.string().nullable(),
    paymentProviderId: answeredEnum(paymentProvider),
    finalStatus: z.boolean().describe('True once verified with the bank'),
    amount: Rials,
    rrn: z.int().nullish(),
    hashCardNumber: z.string().nullish(),
  })
  .meta({ id: 'PaymentDetail' })
export type PaymentDetail = z.infer<typeof PaymentDetail>

export const PaymentStart = z
  .object({
    status: z.boolean().describe('false: could not start'),
    location: z.string().nullable().describe('Bank page to go to (all gateways but Mellat)'),
    phoneNumber: z.string().nullish().describe('Mellat: value of the MobileNo form field'),
    refId: z.string().nullish().describe('Mellat: value of the RefId form field'),
  })
  .meta({ id: 'PaymentStart' })
export type PaymentStart = z.infer<typeof PaymentStart>

export const CreatePaymentModel = z
  .object({
    paymentProviderId: enumId(paymentProvider).describe('An enabled provider'),
    amount: RialsToPay,
  })
  .meta({ id: 'CreatePaymentModel' })
export type CreatePaymentModel = z.infer<typeof CreatePaymentModel>
