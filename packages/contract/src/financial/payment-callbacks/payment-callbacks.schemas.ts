import { z } from 'zod'
import { normalizeText } from '../../normalize.ts'
import { personal } from '../../personal.ts'

const bankTextLength = 500

/** Never refused: what is missing or unreadable ends on the payment's page as not paid. */
const BankText = z
  .preprocess(
    (value: unknown) =>
      typeof value === 'string' || typeof value === 'number'
        ? normalizeText(String(value)).slice(0, bankTextLength)
        : undefined,
    z.string().max(bankTextLength).optional(),
  )
  .optional()

/** A card number of any length keeps its first six and last four digits: the rest is nobody's business, whatever a bank sends. */
export const maskCard = (text: string): string =>
  text.replaceAll(/\d{13,19}/g, (digits) => `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`)

const BankCard = BankText.transform((text) => (text === undefined ? undefined : maskCard(text)))

/** Banks change the case of their field names from version to version. */
const fromBank = <S extends z.ZodObject>(fields: S) => {
  const nameOf = new Map(Object.keys(fields.shape).map((name) => [name.toLowerCase(), name]))
  const withOurNames = (body: unknown) =>
    Object.fromEntries(
      Object.entries(body ?? {}).flatMap(([name, value]) => {
        const ours = nameOf.get(name.toLowerCase())
        return ours ? [[ours, value]] : []
      }),
    )
  return z.preprocess(withOurNames, fields)
}

export const SepCallbackModel = fromBank(
  z.object({
    TerminalId: BankText,
    state: BankText,
    status: BankText,
    RRN: BankText,
    refNum: BankText.describe('Absent when cancelled or failed'),
    resNum: BankText.describe('Our order number'),
    traceNo: BankText,
    amount: BankText,
    wage: BankText,
    securePan: BankCard,
    hashedCardNumber: personal(BankText, 'nothing'),
    token: BankText,
  }),
).meta({ id: 'SepCallbackModel' })
export type SepCallbackModel = z.infer<typeof SepCallbackModel>

export const PecCallbackModel = fromBank(
  z.object({
    token: BankText.describe('May pass 2^53'),
    orderId: BankText,
    terminalNo: BankText,
    RRN: BankText,
    status: BankText,
    hashCardNumber: personal(BankCard, 'nothing'),
    amount: BankText.describe('May carry thousands separators'),
    swAmount: BankText,
    sTraceNo: BankText,
  }),
).meta({ id: 'PecCallbackModel' })
export type PecCallbackModel = z.infer<typeof PecCallbackModel>

export const BfaCallbackModel = fromBank(
  z.object({
    userId: BankText,
    refNum: BankText,
    token: BankText,
    state: BankText.describe('OK on success'),
    resNum: BankText.describe('Our order number'),
    customerRefNum: BankText,
    cardMaskPan: BankCard,
    transactionAmount: BankText,
  }),
).meta({ id: 'BfaCallbackModel' })
export type BfaCallbackModel = z.infer<typeof BfaCallbackModel>

export const BpmCallbackModel = fromBank(
  z.object({
    refId: BankText,
    resCode: BankText,
    saleOrderId: BankText,
    saleReferenceId: BankText.describe('Absent on failure'),
    cardHolderInfo: personal(BankText, 'nothing'),
    cardHolderPan: BankCard,
    finalAmount: BankText,
  }),
).meta({ id: 'BpmCallbackModel' })
export type BpmCallbackModel = z.infer<typeof BpmCallbackModel>

export const SandboxCallbackModel = fromBank(
  z.object({
    state: BankText.describe('ok, cancelled or refused'),
    token: BankText,
    orderNumber: BankText.describe('Our order number'),
    receipt: BankText.describe('Absent when cancelled or refused'),
    card: BankCard,
    amount: BankText,
  }),
).meta({ id: 'SandboxCallbackModel' })
export type SandboxCallbackModel = z.infer<typeof SandboxCallbackModel>
