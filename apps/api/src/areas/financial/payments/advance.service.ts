import type { Db } from '../../../db/connection.ts'
import {
  namesAmount,
  type BankAnswer,
  type BankFacts,
  type PaymentGateway,
} from '../../../ports/payments/payment.gateway.ts'
import {
  askBank,
  bindReceipt,
  changePayment,
  conclude,
  inquireBank,
  noteAsking,
  orderOf,
  type Binding,
  type PaymentWork,
} from './ask-bank.service.ts'
import { findPlace, refundToCard } from './card-refund.service.ts'
import { creditPayment } from './credit.service.ts'
import { listUntriedReceipts } from './payment-events.store.ts'
import {
  gatewayOf,
  isPayTimeOver,
  leaseMs,
  mayReturn,
  mayVerify,
  nextAttempt,
  nextLook,
  startWithinMs,
} from './payments.rules.ts'
import {
  findPayment,
  releasePayment,
  takePayment,
  updatePayment,
  type Payment,
  type PaymentChange,
} from './payments.store.ts'

const shown = ({ rrn, trace, card }: BankFacts): PaymentChange => ({ rrn, trace, card })

/** Seen again when the clock says so. */
const wait = (trx: Db, payment: Payment, askAt: Date | null) => updatePayment(trx, payment.id, { askAt })

/** While the time to pay runs, what ended without money may still be paid: in another tab, or after a forged return. */
const lastLook = ({ times }: PaymentGateway, payment: Payment, now: Date): Date | null =>
  isPayTimeOver(payment, times, now) ? null : nextLook(payment, times, now)

/** The bank says that the money is ours: how much of it is what we asked for decides. */
const accept = async (trx: Db, work: PaymentWork, gateway: PaymentGateway, payment: Payment, facts: BankFacts) => {
  const now = work.now()
  if (namesAmount[gateway.name] && facts.amountRials === undefined) {
    work.log.error({ payment: payment.id }, 'a bank confirmed a payment without its amount: it is asked again')
    return wait(trx, payment, nextAttempt(payment, now))
  }
  const receipt = facts.receipt ?? payment.receipt ?? payment.token ?? ''
  const binding = await bindReceipt(trx, payment, receipt, now)
  if (binding === 'of another') return refuse(trx, work, gateway, payment, 'replay')
  if (binding === 'contested') return wait(trx, payment, nextAttempt(payment, now))
  const answered = { verifyAnswered: payment.verifyBegun, ...shown(facts), paidRials: facts.amountRials }
  if (facts.amountRials !== undefined && facts.amountRials !== payment.amountRials) {
    return changePayment(trx, work, payment, { ...answered, state: 'mismatch', askAt: now })
  }
  await changePayment(trx, work, payment, { ...answered, state: 'verified', attempts: 0, askAt: now })
  if (gateway.settle === undefined) await creditPayment(trx, work, payment)
}

/**
 * The bank says no to this receipt. It is free again; another one that came back meanwhile has its turn: whoever sends a false
 * receipt first must not keep the right one out.
 */
async function refuse(
  trx: Db,
  work: PaymentWork,
  gateway: PaymentGateway,
  payment: Payment,
  code: string,
): Promise<void> {
  const now = work.now()
  const isFixed = payment.receipt === payment.token
  const free: PaymentChange = isFixed
    ? { verifyAnswered: payment.verifyBegun }
    : { receipt: null, verifyBegun: 0, verifyAnswered: 0 }
  const change = { ...free, bankCode: code, askAt: lastLook(gateway, payment, now), endedAt: now }
  const hasEnded = payment.state === 'cancelled' || payment.state === 'expired'
  const state: Payment['state'] = hasEnded ? payment.state : 'failed'
  await changePayment(trx, work, payment, { ...change, state }, code)
  if (!isFixed) await tryReceipts(trx, work, gateway, { ...payment, receipt: null, state })
}

/**
 * What browsers brought back and no bank was asked about has its turn. Answers whether that is all there is to do now: one of them
 * is this payment's, or another payment has yet to let go of it.
 */
const tryReceipts = async (trx: Db, work: PaymentWork, gateway: PaymentGateway, unbound: Payment): Promise<boolean> => {
  const now = work.now()
  const bindings: Binding[] = []
  for (const receipt of await listUntriedReceipts(trx, unbound.id)) {
    const binding = await bindReceipt(trx, unbound, receipt, now)
    bindings.push(binding)
    if (binding !== 'own') continue
    const returnedAt = unbound.returnedAt ?? now
    await changePayment(trx, work, unbound, { state: 'returned', returnedAt, askAt: now })
    return true
  }
  if (!bindings.includes('contested') || !mayVerify(unbound, gateway.times, now)) return false
  await wait(trx, unbound, nextAttempt(unbound, now))
  return true
}

/** Whether a receipt that waited for its turn has had it, or goes on waiting. */
const takeTurn = async (work: PaymentWork, gateway: PaymentGateway, payment: Payment): Promise<boolean> => {
  if (payment.receipt !== null || !mayReturn.has(payment.state)) return false
  if ((await listUntriedReceipts(work.db, payment.id)).length === 0) return false
  const turns: boolean[] = []
  await conclude(work, { payment, exchanges: [] }, async (trx, held) => {
    turns.push(await tryReceipts(trx, work, gateway, held))
  })
  return turns.includes(true)
}

/** Paid, and nobody has confirmed it: somebody's return was lost. */
const takeUp = async (
  trx: Db,
  work: PaymentWork,
  gateway: PaymentGateway,
  payment: Payment,
  answer: { receipt: string } & BankFacts,
) => {
  const now = work.now()
  const binding = await bindReceipt(trx, payment, answer.receipt, now)
  if (binding === 'of another') return refuse(trx, work, gateway, payment, 'replay')
  if (binding === 'contested') return wait(trx, payment, nextAttempt(payment, now))
  const change = { ...shown(answer), state: 'returned', returnedAt: now, askAt: now, attempts: 0 } as const
  await changePayment(trx, work, payment, change)
}

type Decide = (trx: Db, payment: Payment, answer: BankAnswer) => Promise<void>
type OpenAnswer = Extract<BankAnswer, { kind: 'open' }>

const verify = async (work: PaymentWork, gateway: PaymentGateway, payment: Payment & { receipt: string }) => {
  const asking = await noteAsking(work, payment, 'verifying')
  // As it was before this question: what is asked now is not lost yet.
  const order = { ...orderOf(payment), receipt: payment.receipt }
  const asked = await askBank(work, (context) => gateway.verify(order, context))
  const begun = { ...asking, verifyBegun: payment.verifyBegun + 1 }
  await conclude(work, { payment: asking, exchanges: asked.exchanges }, async (trx) => {
    if ('error' in asked) return wait(trx, asking, nextAttempt(asking, work.now()))
    const { answer } = asked
    if (answer.kind === 'confirmed') return accept(trx, work, gateway, begun, answer)
    if (answer.kind === 'unpaid') return refuse(trx, work, gateway, begun, answer.code)
    if (answer.kind === 'paid' && answer.amountRials !== payment.amountRials) {
      return accept(trx, work, gateway, begun, answer)
    }
    await updatePayment(trx, payment.id, { verifyAnswered: payment.verifyAnswered + 1 })
    await wait(trx, asking, nextAttempt(asking, work.now()))
  })
}

/** Asks what the bank knows; `decide` says what "not known", and no answer, mean now. */
const inquire = async (
  work: PaymentWork,
  gateway: PaymentGateway,
  payment: Payment,
  decide: { paid: Decide; open: (trx: Db, payment: Payment, answer?: OpenAnswer) => Promise<void> },
) => {
  const isAsking = gateway.inquiryConfirms === true
  const asking = isAsking ? await noteAsking(work, payment, payment.state) : payment
  const asked = await inquireBank(work, gateway, payment)
  const begun = isAsking ? { ...asking, verifyBegun: payment.verifyBegun + 1 } : asking
  await conclude(work, { payment: asking, exchanges: asked.exchanges }, async (trx) => {
    if ('error' in asked) return decide.open(trx, begun)
    const { answer } = asked
    if (answer.kind === 'confirmed') return accept(trx, work, gateway, begun, answer)
    if (answer.kind === 'unpaid') return refuse(trx, work, gateway, begun, answer.code)
    // This question has its answer; an earlier one that has none may have confirmed it all the same.
    const answered = isAsking ? { ...begun, verifyAnswered: payment.verifyAnswered + 1 } : begun
    if (isAsking) await updatePayment(trx, payment.id, { verifyAnswered: answered.verifyAnswered })
    return answer.kind === 'paid' ? decide.paid(trx, answered, answer) : decide.open(trx, answered, answer)
  })
}

const takeUpWhatWasPaid =
  (work: PaymentWork, gateway: PaymentGateway): Decide =>
  async (trx, payment, answer) => {
    if (answer.kind === 'paid') await takeUp(trx, work, gateway, payment, answer)
  }

/** Nobody has come back yet. */
const lookForReturn = (work: PaymentWork, gateway: PaymentGateway, payment: Payment) =>
  inquire(work, gateway, payment, {
    paid: takeUpWhatWasPaid(work, gateway),
    open: async (trx, held) => {
      const now = work.now()
      if (!isPayTimeOver(held, gateway.times, now)) return wait(trx, held, nextLook(held, gateway.times, now))
      await changePayment(trx, work, held, { state: 'expired', askAt: null, endedAt: now })
    },
  })

/** Ended without money, as far as we were told; once more, when the customer asks or the time to pay is over. */
const lookAgain = (work: PaymentWork, gateway: PaymentGateway, payment: Payment) =>
  inquire(work, gateway, payment, {
    paid: takeUpWhatWasPaid(work, gateway),
    open: (trx, held) => wait(trx, held, lastLook(gateway, held, work.now())),
  })

/**
 * Too late to confirm: what the bank says now is how it ended, and as long as it says nothing we do not know. Where only a browser
 * has said that it was paid, and the bank has answered each question without knowing of it, it was not: like a payment
 * of which nobody came back.
 */
const learnEnd = (work: PaymentWork, gateway: PaymentGateway, payment: Payment) => {
  const stayUnknown = (trx: Db, held: Payment) =>
    changePayment(trx, work, held, { state: 'unknown', askAt: nextAttempt(held, work.now()) })
  return inquire(work, gateway, payment, {
    paid: stayUnknown,
    open: async (trx, held, answer) => {
      if (!answer || answer.mayBeOurs || orderOf(held).hasLostAnswer) return stayUnknown(trx, held)
      const now = work.now()
      if (!isPayTimeOver(held, gateway.times, now)) return wait(trx, held, nextLook(held, gateway.times, now))
      await refuse(trx, work, gateway, held, answer.code)
    },
  })
}

const settle = async (work: PaymentWork, gateway: PaymentGateway, payment: Payment & { receipt: string }) => {
  const order = { ...orderOf(payment), receipt: payment.receipt }
  const asked = await askBank(work, async (context) => gateway.settle?.(order, context))
  await conclude(work, { payment, exchanges: asked.exchanges }, async (trx, held) => {
    if ('error' in asked) {
      return wait(trx, held, nextAttempt(held, work.now()))
    }
    await changePayment(trx, work, held, { state: 'settled' })
    await creditPayment(trx, work, { ...held, state: 'settled' })
  })
}

/** A payment of another amount goes back to the card. A lost or refused answer is compared with what the bank knows, and asked again. */
const giveBack = async (work: PaymentWork, gateway: PaymentGateway, payment: Payment & { receipt: string }) => {
  const asking = await noteAsking(work, payment, payment.state)
  const { place, isRefused = false, exchanges } = await findPlace(work, gateway, payment)
  await conclude(work, { payment: asking, exchanges }, async (trx, held) => {
    const now = work.now()
    if (place === 'card') return changePayment(trx, work, held, { state: 'reversed', askAt: null, endedAt: now })
    if (isRefused) await updatePayment(trx, held.id, { verifyAnswered: held.verifyBegun })
    await wait(trx, held, nextAttempt(held, now))
  })
}

/** It was begun by a process that died before the bank gave a token: nobody was sent anywhere. */
const endUnstarted = (work: PaymentWork, payment: Payment) =>
  conclude(work, { payment, exchanges: [] }, async (trx, held) => {
    const now = work.now()
    if (now.getTime() < held.createdAt.getTime() + startWithinMs) return
    await changePayment(trx, work, held, { state: 'failed', askAt: null, endedAt: now }, 'never started')
  })

const creditNow = (work: PaymentWork, payment: Payment) =>
  conclude(work, { payment, exchanges: [] }, (trx, held) => creditPayment(trx, work, held))

/** One step further, whatever the state is. */
const step = async (work: PaymentWork, gateway: PaymentGateway, payment: Payment): Promise<void> => {
  if (await takeTurn(work, gateway, payment)) return undefined
  const { receipt } = payment
  const paid = receipt === null ? undefined : { ...payment, receipt }
  switch (payment.state) {
    case 'created':
      return endUnstarted(work, payment)
    case 'token_issued':
    case 'redirected':
      return lookForReturn(work, gateway, payment)
    case 'returned':
    case 'verifying':
      return paid && mayVerify(payment, gateway.times, work.now())
        ? verify(work, gateway, paid)
        : learnEnd(work, gateway, payment)
    case 'verified':
      return gateway.settle && paid ? settle(work, gateway, paid) : creditNow(work, payment)
    case 'settled':
      return creditNow(work, payment)
    case 'unknown':
      return learnEnd(work, gateway, payment)
    case 'mismatch':
      return paid ? giveBack(work, gateway, paid) : undefined
    case 'cancelled':
    case 'expired':
    case 'failed':
      return payment.token === null ? undefined : lookAgain(work, gateway, payment)
    case 'refunding':
      return paid ? refundToCard(work, gateway, paid) : undefined
    case 'credited':
    case 'reversed':
    case 'refunded':
      return undefined
  }
}

/** Returned, verified, settled and credited are one turn after the other, and so is a false receipt and then the right one. */
const mostSteps = 30
const goesOn: ReadonlySet<Payment['state'] | undefined> = new Set(['returned', 'verified', 'settled', 'mismatch'])

/**
 * Takes a payment as far as the bank's answers carry it, unless somebody is at it already. Whoever dies on the way has lost
 * nothing: what was asked is written down before, and the clock takes it up again.
 */
export const advancePayment = async (
  work: PaymentWork,
  id: number,
  { askedBefore }: { askedBefore?: Date } = {},
): Promise<void> => {
  const now = work.now()
  const until = new Date(now.getTime() + leaseMs)
  const taken = await takePayment(work.db, id, { now, until, askedBefore })
  if (!taken) return
  const gateway = work.payments.gateways[gatewayOf(taken.providerId)]
  if (!gateway) {
    work.log.warn({ payment: id }, 'a payment waits for a bank that is not in the configuration')
    return
  }
  let payment: Payment | undefined = taken
  for (let steps = 0; payment && steps < mostSteps; steps += 1) {
    await step(work, gateway, payment)
    const before: Payment = payment
    payment = await findPayment(work.db, id)
    const hasMoved = payment?.state !== before.state || payment.receipt !== before.receipt
    if (!hasMoved || !goesOn.has(payment?.state)) break
  }
  await releasePayment(work.db, id, until)
}
