import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import type { GatewayName } from '../../../ports/payments/payment.gateway.ts'
import { advancePayment } from '../payments/advance.service.ts'
import { callbackCalls } from '../payments/callback-paths.rules.ts'
import { receiveReturn } from '../payments/return.service.ts'
import { paymentWork } from '../payments/work.service.ts'

/** Nobody should look at an empty page for longer: the page of the payment turns by itself. */
const patienceMs = 6000

const asksBank = 'It asks the bank first, and writes what it answers piece by piece, so that nothing of it is lost.'

/** Lets the work go on after the customer has been sent on; a server that stops waits for it. */
const createBackground = (app: FastifyInstance) => {
  const running = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => void (await Promise.all(running)))
  return async (task: Promise<unknown>): Promise<void> => {
    const ended = task.catch((error: unknown) => app.log.error({ err: error }, 'a payment could not be confirmed yet'))
    running.add(ended)
    void ended.finally(() => running.delete(ended))
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, patienceMs)))
    await Promise.race([ended, patience])
    clearTimeout(timer)
  }
}

/** Customers come back from their bank: a form of their browser, without any token of ours. */
export const paymentCallbackRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { payments, publicUrl } = dependencies
  const work = paymentWork(app, dependencies)
  const inBackground = createBackground(app)

  for (const name of Object.keys(callbackCalls) as GatewayName[]) {
    const gateway = payments.gateways[name]
    if (name === 'sandbox' && !gateway) continue
    implement(
      app,
      callbackCalls[name],
      async ({ body, reply, note }) => {
        const returned = gateway && (await receiveReturn(work, gateway, body))
        // Strangers could fill the log with what belongs to nothing, or with the same again.
        if (!returned?.isToAsk) note({ isTurnedAway: true })
        if (returned) note({ target: `payment:${returned.paymentId}` })
        if (returned?.isToAsk) await inBackground(advancePayment(work, returned.paymentId))
        void reply.redirect(`${publicUrl}${returned?.page ?? '/portal/wallet/payment'}`, 303)
      },
      { ownTransaction: asksBank, bodyLimitBytes: 16_384 },
    )
  }
}
