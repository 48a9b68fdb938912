import { z } from 'zod'
import { paymentProvider, paymentPurpose, paymentState, paymentStatus } from '../../enums.ts'
import { Rials, RialsToPay, WireDateTime, answeredEnum, enumId } from '../../fields.ts'

export const PaymentProviderListItem = z
  .object({
    id: answeredEnum(paymentProvider),
    name: z.string().nullable(),
    status: z.boolean().optional().describe('false: it does not answer at the moment, choose another'),
    photoName: z.string().nullish(),
    isTest: z.boolean().optional().describe('The test bank: no real money moves'),
    minAmount: Rials.optional().describe('Whole rials; less is refused'),
    maxAmount: Rials.optional().describe('Whole rials; more is refused'),
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
    stateId: answeredEnum(paymentState).describe('Says which of waiting, cancelled, failed or unknown it is'),
    purposeId: answeredEnum(paymentPurpose).describe('What it is for'),
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
    stateId: answeredEnum(paymentState).describe('Says which of waiting, cancelled, failed or unknown it is'),
    purposeId: answeredEnum(paymentPurpose).describe('What it is for'),
    rrn: z.int().nullish().describe('Bank reference number'),
    hashCardNumber: z.string().nullish().describe('Masked card number'),
    traceNumber: z.string().nullish().describe('Tracking number of the bank'),
    explanation: z.string().describe('What became of the money and what happens next, in Persian'),
    canCheck: z.boolean().describe('Whether `paymentCheck` can still learn something'),
    checkedDate: WireDateTime.nullish().describe('When the bank was last asked'),
    invoiceId: z.int().nullish().describe('The invoice that it pays'),
    refundReason: z.string().nullish().describe('Why it goes, or went, back to the card after it had been credited'),
    refundDate: WireDateTime.nullish().describe('When the bank said that it is on the card again'),
  })
  .meta({ id: 'PaymentDetail' })
export type PaymentDetail = z.infer<typeof PaymentDetail>

export const PaymentStart = z
  .object({
    status: z.boolean().describe('false: could not start'),
    location: z.string().nullable().describe('Where to send the browser: it goes on to the bank from there'),
    phoneNumber: z.string().nullish().describe('Mellat: value of the MobileNo form field'),
    refId: z.string().nullish().describe('Mellat: value of the RefId form field'),
    paymentId: z.int().nullish().describe('Its page is there at once'),
    message: z.string().nullish().describe('Why it could not start, in Persian'),
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
