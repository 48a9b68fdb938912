import type { FastifyInstance } from 'fastify'
import { offerCalls } from '@sarv/contract/financial/offers/offers.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { startPayment, startsAgain } from '../payments/start.service.ts'
import { paymentWork } from '../payments/work.service.ts'
import { getOffer, listOffers, type Offer } from './offers.service.ts'

const shown = ({ name, payRials, giftRials, expiresAt }: Offer) => ({
  name,
  amount: payRials,
  freeAmount: giftRials,
  expireDate: toWire(expiresAt),
})

export const offerRoutes = (app: FastifyInstance, dependencies: Dependencies): void => {
  const { db } = dependencies
  const work = paymentWork(app, dependencies)

  implement(app, offerCalls.offerList, async () => {
    const offers = await listOffers(db)
    return offers.map((offer) => ({ id: offer.id, ...shown(offer) }))
  })

  implement(app, offerCalls.offerGet, async ({ params }) => shown(await getOffer(db, params.id)))

  implement(
    app,
    offerCalls.offerPay,
    async ({ actor, body }) => {
      const { id, name, payRials, giftRials } = await getOffer(db, body.offerId)
      return startPayment(work, {
        customerId: actor.customerId,
        userId: actor.userId,
        providerId: body.paymentProviderId,
        amountRials: payRials,
        purpose: 'offer',
        purposeRef: id,
        gift: { rials: giftRials, name },
      })
    },
    { ownTransaction: startsAgain },
  )
}
