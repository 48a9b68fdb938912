import { randomBytes, randomInt } from 'node:crypto'
import { paymentProvider, paymentPurpose } from '@sarv/contract/enums'
import { callPath } from './callback-paths.rules.ts'
import type { Db } from '../../../db/connection.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { PaymentGateway } from '../../../ports/payments/payment.gateway.ts'
import type { SecretBox } from '../../../secrets.ts'
import { readTerms } from '../../catalog/terms/terms.service.ts'
import { askBank, changePayment, conclude, type PaymentWork } from './ask-bank.service.ts'
import { tryGateway } from './gateways.service.ts'
import { insertState } from './payment-events.store.ts'
import { refusals } from './payments.fa.ts'
import { nextLook, startWithinMs } from './payments.rules.ts'
import { findMobileSecret, findPayment, holdPayment, insertPayment, type Payment } from './payments.store.ts'

export interface PaymentWish {
  customerId: number
  userId: number
  providerId: number
  amountRials: number
  purpose: keyof typeof paymentPurpose.id
  purposeRef?: number
  /** What an offer adds once it is paid, and what it is called. */
  gift?: { rials: number; name: string }
}

/** Told to nobody but the bank and the browser that pays: who does not know it can send back nothing about this payment. */
const newOrderNumber = (): number => randomInt(10_000_000, 90_000_000) * 100_000_000 + randomInt(0, 100_000_000)

interface Begun {
  payment: Payment
  /** Absent: the bank gave none. */
  token?: { token: string; receipt?: string } | undefined
  mobile: string | undefined
}

export type StartWork = PaymentWork & { secrets: Pick<SecretBox, 'open'> }

const gatewayToPayAt = ({ payments }: PaymentWork, providerId: number): PaymentGateway => {
  const name = paymentProvider.name(providerId)
  const gateway = name && payments.gateways[name]
  if (!gateway) throw new AppError('payment_provider_off')
  return gateway
}

const assertAmount = async ({ db }: PaymentWork, amountRials: number): Promise<void> => {
  const { topUpMinRials, topUpMaxRials } = await readTerms(db)
  if (amountRials < topUpMinRials) throw new AppError('payment_too_small', { rials: topUpMinRials })
  if (amountRials > topUpMaxRials) throw new AppError('payment_too_large', { rials: topUpMaxRials })
}

const insert = (work: PaymentWork, wish: PaymentWish): Promise<number> =>
  inTransaction(work.db, async (trx) => {
    const now = work.now()
    const { id } = await insertPayment(trx, {
      ...wish,
      orderNumber: newOrderNumber(),
      purposeId: paymentPurpose.id[wish.purpose],
      purposeRef: wish.purposeRef ?? null,
      giftRials: wish.gift?.rials ?? 0,
      giftName: wish.gift?.name ?? null,
      ticket: randomBytes(18).toString('base64url'),
      now,
      askAt: new Date(now.getTime() + startWithinMs),
    })
    await insertState(trx, id, now, 'created')
    return id
  })

const askForToken = async (
  work: PaymentWork,
  gateway: PaymentGateway,
  payment: Payment,
  mobile: string | undefined,
) => {
  const { orderNumber, amountRials } = payment
  const callbackUrl = `${work.publicUrl}${callPath(gateway.name)}`
  const order = { orderNumber, amountRials, callbackUrl, mobile, now: work.now() }
  const asked = await askBank(work, (context) => gateway.start(order, context))
  const hasFailed = 'error' in asked
  if (hasFailed) work.log.warn({ gateway: gateway.name, reason: asked.error.message }, 'a bank did not start a payment')
  await conclude(work, { payment, exchanges: asked.exchanges }, async (trx, held) => {
    if (hasFailed) {
      await changePayment(trx, work, held, { state: 'failed', askAt: null, endedAt: work.now() }, asked.error.message)
    }
  })
  return { hasFailed, result: hasFailed ? undefined : asked.answer }
}

/** If we die here, the row ends by the clock and nobody was sent anywhere. */
const beginPayment = async (work: StartWork, wish: PaymentWish): Promise<Begun> => {
  const gateway = gatewayToPayAt(work, wish.providerId)
  await assertAmount(work, wish.amountRials)
  const sealed = await findMobileSecret(work.db, wish.userId)
  const mobile = sealed === undefined ? undefined : work.secrets.open(sealed, 'phone')
  const id = await insert(work, wish)
  const payment = (await findPayment(work.db, id))!
  const token = await tryGateway(work.db, gateway, work.now(), () => askForToken(work, gateway, payment, mobile))
  return { payment, token, mobile }
}

export interface Start {
  status: boolean
  location: string | null
  paymentId: number
  refId?: string
  phoneNumber?: string
  message?: string
}

/** Where the browser goes: a page of ours that sends it on, so that every bank gets it the way it wants. */
export const handOverPath = (payment: Pick<Payment, 'id' | 'ticket'>): string =>
  `/api/pay/${payment.id}/${payment.ticket}`

const finishStart = async (trx: Db, work: PaymentWork, { payment, token, mobile }: Begun): Promise<Start> => {
  const { id } = payment
  const held = await holdPayment(trx, id)
  if (!token || held?.state !== 'created') {
    if (held?.state === 'created') {
      await changePayment(trx, work, held, { state: 'failed', askAt: null, endedAt: work.now() }, 'not asked')
    }
    return { status: false, location: null, paymentId: id, message: refusals.gatewaySilent }
  }
  const gateway = gatewayToPayAt(work, payment.providerId)
  const askAt = nextLook(held, gateway.times, work.now())
  await changePayment(trx, work, held, { ...token, state: 'token_issued', askAt })
  const { fields } = gateway.handOver({ token: token.token, mobile })
  return {
    status: true,
    location: `${work.publicUrl}${handOverPath(payment)}`,
    paymentId: id,
    ...(gateway.name === 'bpm' && { refId: token.token, phoneNumber: fields['MobileNo'] ?? '' }),
  }
}

/** Writes down what is to be paid, asks the bank for a token, and says where the browser goes. */
export const startPayment = async (work: StartWork, wish: PaymentWish): Promise<Start> => {
  const begun = await beginPayment(work, wish)
  return inTransaction(work.db, (trx) => finishStart(trx, work, begun))
}

/** Why these writes open transactions of their own. */
export const startsAgain =
  'The bank is asked for a token first; after a crash the same request starts another payment, and nobody pays the first.'
