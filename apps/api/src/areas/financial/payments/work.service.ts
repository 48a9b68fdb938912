import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import type { PaymentWork } from './ask-bank.service.ts'

/** What the calls about payments work with. A server that stops lets the banks be: the clock takes up what was begun. */
export const paymentWork = (
  app: FastifyInstance,
  dependencies: Dependencies,
): PaymentWork & Pick<Dependencies, 'secrets'> => {
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  const { db, payments, secrets, publicUrl } = dependencies
  return { db, payments, secrets, publicUrl, log: app.log, now: () => new Date(), signal: stopping.signal }
}
