import type { FastifyInstance } from 'fastify'
import { offerCalls } from '@sarv/contract/financial/offers/offers.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { getOffer, listOffers, type Offer } from './offers.service.ts'

const shown = ({ name, payRials, giftRials, expiresAt }: Offer) => ({
  name,
  amount: payRials,
  freeAmount: giftRials,
  expireDate: toWire(expiresAt),
})

export const offerRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, offerCalls.offerList, async () => {
    const offers = await listOffers(db)
    return offers.map((offer) => ({ id: offer.id, ...shown(offer) }))
  })

  implement(app, offerCalls.offerGet, async ({ params }) => shown(await getOffer(db, params.id)))
}
