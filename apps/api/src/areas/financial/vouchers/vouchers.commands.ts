import { parseArgs } from 'node:util'
import { voucherCodeLength } from '@sarv/contract/limits'
import { UsageError, type Command } from '../../../cli/command.ts'
import { noteOperator } from '../../../cli/operator-note.ts'
import { writing } from '../../../cli/writing.ts'
import { AppError, type ErrorCode } from '../../../errors/app-error.ts'
import { voucherKey } from './vouchers.rules.ts'
import { addVouchers, endVoucher, findVouchers } from './vouchers.service.ts'

/** A refusal as the command line says it. */
const orUsage = async <Result>(work: Promise<Result>, says: Partial<Record<ErrorCode, string>>): Promise<Result> => {
  try {
    return await work
  } catch (error) {
    const sentence = error instanceof AppError ? says[error.code] : undefined
    throw sentence === undefined ? error : new UsageError(sentence)
  }
}

const codeOf = (words: readonly string[]): string => {
  const code = voucherKey(words[0] ?? '')
  if (code.length < voucherCodeLength.min || code.length > voucherCodeLength.max) {
    throw new UsageError(`a code has ${voucherCodeLength.min} to ${voucherCodeLength.max} characters`)
  }
  return code
}

const positive = (name: string, text: string | undefined): number | null => {
  if (text === undefined) return null
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new UsageError(`--${name} is a whole number of 1 or more`)
  return value
}

const moment = (text: string | undefined): Date | null => {
  if (text === undefined) return null
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new UsageError('--expires is a moment like 2027-03-20T20:30:00Z')
  return date
}

/** `sarv voucher ...` */
export const voucherCommands: Readonly<Record<string, Command>> = {
  'voucher add': writing({
    parameters: 'CODE --rials N [--uses N] [--per-customer N] [--newcomers] [--customer ID] [--expires MOMENT]',
    does: 'Adds a gift code; without --uses everyone may use it, each once',
    run: async (words, context) => {
      const { values, positionals } = parseArgs({
        args: words,
        allowPositionals: true,
        options: {
          rials: { type: 'string' },
          uses: { type: 'string' },
          'per-customer': { type: 'string' },
          newcomers: { type: 'boolean' },
          customer: { type: 'string' },
          expires: { type: 'string' },
        },
      })
      const code = codeOf(positionals)
      const giftRials = positive('rials', values.rials)
      if (giftRials === null) throw new UsageError('how much? Give --rials.')
      const voucher = {
        code,
        giftRials,
        maxUses: positive('uses', values.uses),
        maxUsesPerCustomer: positive('per-customer', values['per-customer']) ?? 1,
        isForNewcomers: values.newcomers ?? false,
        customerId: positive('customer', values.customer),
        expiresAt: moment(values.expires),
      }
      const add = context.db.transaction().execute(async (trx) => {
        await addVouchers(trx, [voucher])
        await noteOperator(trx, context, { event: 'voucher add', target: `voucher:${code}`, data: voucher })
      })
      await orUsage(add, { voucher_code_taken: `the code ${code} is there already` })
      context.say(`added: ${code}, ${giftRials} rials`)
      return 0
    },
  }),
  'voucher disable': writing({
    parameters: 'CODE',
    does: 'Nobody can use the code any more; what was given stays',
    run: async (words, context) => {
      const code = codeOf(words)
      const end = context.db.transaction().execute(async (trx) => {
        await endVoucher(trx, { code })
        await noteOperator(trx, context, { event: 'voucher disable', target: `voucher:${code}` })
      })
      await orUsage(end, { not_found: `there is no code ${code}`, voucher_disabled: `${code} is disabled already` })
      context.say(`disabled: ${code}`)
      return 0
    },
  }),
  'voucher list': {
    parameters: '',
    does: 'Lists the newest thousand gift codes and how often each was used',
    run: async (_, { db, say }) => {
      const { vouchers } = await findVouchers(db, {}, { limit: 1000, offset: 0 })
      for (const { code, giftRials, useCount, maxUses, isDisabled, isWaiting, expiresAt } of vouchers) {
        const uses = `${useCount} of ${maxUses ?? 'any number of'} uses`
        const end = expiresAt ? `, until ${expiresAt.toISOString()}` : ''
        const state = isDisabled ? ', disabled' : isWaiting ? ', waits for a second operator' : ''
        say(`${code}  ${giftRials} rials, ${uses}${end}${state}`)
      }
      return 0
    },
  },
}
