import { voucherLimits } from '@sarv/contract/limits'
import { mostUses, vouchersWorth } from '@sarv/contract/operator/operator-vouchers/operator-vouchers.rules'
import { AppError } from '../../../errors/app-error.ts'
import { madeCode, voucherKey } from './vouchers.rules.ts'
import type { NewVoucher } from './vouchers.store.ts'

export interface WantedVouchers extends Omit<NewVoucher, 'code' | 'maxUses'> {
  /** Absent: made by chance. */
  code: string | undefined
  codeCount: number
  maxUses: number
}

export interface VoucherPlan {
  vouchers: NewVoucher[]
  /** How often each can be used in all. */
  uses: number
  /** What they can cost together. */
  rials: number
}

/** The codes that are wanted, and what they can cost. */
export const planVouchers = ({ code, codeCount, ...voucher }: WantedVouchers, now: Date): VoucherPlan => {
  if (code !== undefined && codeCount > 1) throw new AppError('voucher_code_of_many')
  if (voucher.expiresAt && voucher.expiresAt <= now) throw new AppError('voucher_over')
  const rials = vouchersWorth({ ...voucher, codeCount })
  if (rials > voucherLimits.worthRials) throw new AppError('voucher_worth', { rials: voucherLimits.worthRials })
  const codes = code === undefined ? Array.from({ length: codeCount }, madeCode) : [voucherKey(code)]
  return { vouchers: codes.map((one) => ({ ...voucher, code: one })), uses: mostUses(voucher), rials }
}
