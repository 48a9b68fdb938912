import { randomInt } from 'node:crypto'
import type { ErrorCode } from '../../../errors/app-error.ts'

export interface Voucher {
  maxUses: number | null
  maxUsesPerCustomer: number
  useCount: number
  isForNewcomers: boolean
  /** Only for this customer; null: for everyone. */
  customerId: number | null
  expiresAt: Date | null
  isDisabled: boolean
  /** A second operator has to agree first. */
  isWaiting: boolean
}

export interface VoucherUser {
  customerId: number
  /** How often this customer has used it. */
  uses: number
  isNewcomer: boolean
}

/**
 * Why a customer may not use it. One that was switched off, is not agreed to yet, or is somebody else's, does not exist for
 * them: who guesses codes learns nothing.
 */
export const voucherRefusal = (
  voucher: Voucher | undefined,
  { customerId, uses, isNewcomer }: VoucherUser,
  now: Date,
): ErrorCode | undefined => {
  if (!voucher || voucher.isDisabled || voucher.isWaiting) return 'voucher_unknown'
  if (voucher.customerId !== null && voucher.customerId !== customerId) return 'voucher_unknown'
  if (voucher.expiresAt !== null && voucher.expiresAt <= now) return 'voucher_expired'
  const isUsedUp = voucher.maxUses !== null && voucher.useCount >= voucher.maxUses
  if (isUsedUp || uses >= voucher.maxUsesPerCustomer) return 'voucher_used'
  if (voucher.isForNewcomers && !isNewcomer) return 'voucher_for_newcomers'
  return undefined
}

/** People type what they hear or copy: small letters, spaces at the ends, digits of any script. */
export const voucherKey = (code: string): string => code.trim().toUpperCase()

/** Capital letters and digits that nobody mistakes for one another, on paper or on the telephone. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** One that nobody guesses: 59 bits. */
export const madeCode = (): string => `${group()}-${group()}-${group()}`
