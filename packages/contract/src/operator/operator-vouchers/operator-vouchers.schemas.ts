import { z } from 'zod'
import { offerState, voucherState } from '../../enums.ts'
import {
  Rials,
  WireDateTime,
  answeredEnum,
  enumId,
  fromText,
  line,
  optionalId,
  optionalText,
  optionalValue,
} from '../../fields.ts'
import { maxPageSize, voucherCodeLength, voucherLimits } from '../../limits.ts'
import { validationText } from '../../validation.fa.ts'
import { MoneyAct } from '../operator-adjustments/operator-adjustments.schemas.ts'
import { Reason } from '../operator-fields.ts'

const paged = {
  PageNumber: fromText(z.int().min(1).max(1_000_000)),
  PageSize: fromText(z.int().min(1).max(maxPageSize)),
}
const page = { pageNumber: z.int(), pageSize: z.int(), totalRecords: z.int(), totalPages: z.int() }

export const OperatorVoucherQuery = z.object({
  Search: optionalText(line({ max: 100 })).describe('A part of the code, or of the name of the customer it is for'),
  StateId: optionalValue(fromText(enumId(voucherState))),
  ...paged,
})

export const OperatorVoucher = z
  .object({
    id: z.int(),
    code: z.string(),
    stateId: answeredEnum(voucherState),
    giftRials: Rials,
    maxUses: z.int().nullable().describe('By everyone together; null: any number'),
    maxUsesPerCustomer: z.int(),
    useCount: z.int(),
    isForNewcomers: z.boolean().describe('Only for customers who have never had a service'),
    customerId: z.int().nullable().describe('Only for this customer'),
    customer: z.string().nullable(),
    expireDate: WireDateTime.nullable(),
    createDate: WireDateTime,
    batchCount: z.int().describe('How many were made together, this one among them'),
  })
  .meta({ id: 'OperatorVoucher' })
export type OperatorVoucher = z.infer<typeof OperatorVoucher>

export const OperatorVoucherPage = z
  .object({ ...page, data: z.array(OperatorVoucher) })
  .meta({ id: 'OperatorVoucherPage' })
export type OperatorVoucherPage = z.infer<typeof OperatorVoucherPage>

/** From here a code always has a ceiling: what it can cost is a number that two persons can judge. */
export const OperatorVoucherModel = z
  .object({
    code: optionalText(line(voucherCodeLength).regex(/^[a-z0-9-]+$/i, validationText.voucherCode)).describe(
      'Latin letters, digits and dashes; absent: made by chance',
    ),
    codeCount: z
      .int()
      .min(1)
      .max(voucherLimits.codes)
      .describe('So many codes at once; more than one are made by chance'),
    giftRials: z.int().min(1).max(voucherLimits.giftRials),
    maxUses: z.int().min(1).max(voucherLimits.uses).describe('Of each code, by everyone together'),
    maxUsesPerCustomer: z.int().min(1).max(voucherLimits.uses),
    isForNewcomers: z.boolean(),
    customerId: optionalId.describe('Only for this customer'),
    expireDate: optionalText(WireDateTime),
    reason: Reason,
  })
  .meta({ id: 'OperatorVoucherModel' })
export type OperatorVoucherModel = z.infer<typeof OperatorVoucherModel>

export const OperatorVoucherDisableModel = z
  .object({ isWholeBatch: z.boolean().describe('All codes that were made together with it'), reason: Reason })
  .meta({ id: 'OperatorVoucherDisableModel' })
export type OperatorVoucherDisableModel = z.infer<typeof OperatorVoucherDisableModel>

export const OperatorVouchersMade = MoneyAct.extend({ codes: z.array(z.string()) }).meta({ id: 'OperatorVouchersMade' })
export type OperatorVouchersMade = z.infer<typeof OperatorVouchersMade>

export const OperatorVoucherUseQuery = z.object(paged)

export const OperatorVoucherUse = z
  .object({
    id: z.string().describe('The customer, and which use of theirs it was'),
    customerId: z.int(),
    customer: z.string(),
    user: z.string().nullable().describe('Who typed it'),
    useDate: WireDateTime,
  })
  .meta({ id: 'OperatorVoucherUse' })
export type OperatorVoucherUse = z.infer<typeof OperatorVoucherUse>

export const OperatorVoucherUsePage = z
  .object({ ...page, data: z.array(OperatorVoucherUse) })
  .meta({ id: 'OperatorVoucherUsePage' })
export type OperatorVoucherUsePage = z.infer<typeof OperatorVoucherUsePage>

export const OperatorOffer = z
  .object({
    id: z.int(),
    name: z.string(),
    stateId: answeredEnum(offerState),
    payRials: Rials,
    giftRials: Rials,
    fromDate: WireDateTime,
    expireDate: WireDateTime,
    boughtCount: z.int(),
  })
  .meta({ id: 'OperatorOffer' })
export type OperatorOffer = z.infer<typeof OperatorOffer>
