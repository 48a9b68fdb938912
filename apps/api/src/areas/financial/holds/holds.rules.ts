import type { Price } from '@sarv/contract/pricing/quote'

/** By how much a change makes something dearer, per 30 days and with VAT; 0 where it becomes cheaper. */
export const dearerBy = ({ subtotal, discount, vatPercent }: Price, beforeRials: number): number =>
  Math.max(0, Math.floor(((subtotal - discount - beforeRials) * (100 + vatPercent)) / 100))
