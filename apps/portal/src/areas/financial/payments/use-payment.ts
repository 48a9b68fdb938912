import { usePaymentGetQuery } from '@sarv/client/financial.generated'
import { paymentState } from '@sarv/contract/enums'
import { CircleCheck, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { paymentsText } from './payments.fa.ts'

const text = paymentsText.result

/** The bank is being asked: the chip turns. */
export const movingStates: readonly number[] = [paymentState.id.checking, paymentState.id.returning]

const openStates: ReadonlySet<number> = new Set([paymentState.id.waiting, ...movingStates, paymentState.id.unknown])

/** It can still become something else. */
export const isOpenState = (stateId: number): boolean => openStates.has(stateId)

const lookAgainMs = 4000

/** A payment that somebody waits for: while it is open it is looked at again, stream or not. */
export const usePayment = (id: number, { skip = false }: { skip?: boolean } = {}) => {
  const [isOpen, setOpen] = useState(true)
  const query = usePaymentGetQuery({ id }, { skip, pollingInterval: isOpen ? lookAgainMs : 0 })
  const { currentData: payment } = query
  const isStillOpen = payment !== undefined && isOpenState(payment.stateId)
  if (payment && isStillOpen !== isOpen) setOpen(isStillOpen)
  return query
}

export interface PaymentFace {
  icon: LucideIcon
  title: string
  tone: 'success' | 'info' | 'warning'
}

export const faceOf = (stateId: number): PaymentFace => {
  if (stateId === paymentState.id.done) return { icon: CircleCheck, title: text.done, tone: 'success' }
  if (stateId === paymentState.id.checking) return { icon: Clock, title: text.checking, tone: 'info' }
  if (stateId === paymentState.id.waiting) return { icon: Clock, title: text.waiting, tone: 'info' }
  if (stateId === paymentState.id.returning) return { icon: Undo2, title: text.returning, tone: 'info' }
  if (stateId === paymentState.id.returned) return { icon: Undo2, title: text.returned, tone: 'info' }
  return { icon: CircleX, title: text.notDone, tone: 'warning' }
}
