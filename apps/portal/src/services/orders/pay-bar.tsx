import type { ReactNode } from 'react'
import { Money } from '../../ui/Money.tsx'
import { ordersText } from './orders.fa.ts'

interface PayBarOf {
  /** `undefined` before there is something to price. */
  price: { payable: number; hourly?: number | undefined } | undefined
  /** What the price waits for. */
  unpriced: string
  submit: ReactNode
}

/** What stands at the foot of a phone: the price and the button. */
export const payBarOf = ({ price, unpriced, submit }: PayBarOf) => ({
  price: price ? <Money rials={price.payable} per={ordersText.perMonth} /> : ordersText.unpriced,
  note: price ? <Money rials={price.hourly} per={ordersText.perHourWithVat} /> : unpriced,
  submit,
})
