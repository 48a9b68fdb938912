import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { changePayment } from './ask-bank.service.ts'
import { sendFormPage } from './bank-form.page.ts'
import { handOverText } from './hand-over.fa.ts'
import { gatewayOf, pageAfter } from './payments.rules.ts'
import { findPayment, holdPayment, type Payment } from './payments.store.ts'
import { paymentWork } from './work.service.ts'

const isTicket = ({ ticket }: Payment, given: string): boolean => {
  const [own, other] = [Buffer.from(ticket), Buffer.from(given)]
  return own.length === other.length && timingSafeEqual(own, other)
}

/**
 * Sends the browser on to the bank: by a form where the bank wants one, and always from a page of ours, so that it comes with
 * a referrer. Only while the payment is open; afterwards it leads to the payment's own page.
 */
export const handOverRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db, payments, publicUrl } = dependencies
  const work = paymentWork(app, dependencies)

  app.get('/api/pay/:id/:ticket', async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, ticket } = request.params as { id: string; ticket: string }
    const payment = /^\d{1,15}$/.test(id) ? await findPayment(db, Number(id)) : undefined
    if (!payment || !isTicket(payment, ticket)) return reply.redirect(`${publicUrl}/portal/wallet/payment`, 303)
    const isOpen = await inTransaction(db, async (trx) => {
      const held = await holdPayment(trx, payment.id)
      if (held?.state === 'token_issued') {
        await changePayment(trx, work, held, { state: 'redirected', redirectedAt: work.now() })
      }
      return held?.state === 'token_issued' || held?.state === 'redirected'
    })
    const gateway = payments.gateways[gatewayOf(payment.providerId)]
    if (!isOpen || !gateway || payment.token === null) {
      return reply.redirect(`${publicUrl}${pageAfter(payment)}`, 303)
    }
    const { method, url, fields } = gateway.handOver({ token: payment.token })
    // A form of GET would drop what stands in the address; it has nothing there.
    return sendFormPage(reply, { method, url, fields, text: handOverText, formTargets: [new URL(url).origin] })
  })
}
