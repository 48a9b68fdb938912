import { offerState } from '@sarv/contract/enums'
import type { Command } from '../../../cli/command.ts'
import { listOffersOfCatalogue, offerStateOf, type OfferOfCatalogue } from './offers.service.ts'

const stateOf = (offer: OfferOfCatalogue, now: Date): string => {
  const state = offerStateOf(offer, now)
  if (state === offerState.id.takenOut) return 'taken out'
  if (state === offerState.id.coming) return `from ${offer.from.toISOString()}`
  return state === offerState.id.open ? `until ${offer.until.toISOString()}` : 'over'
}

/** `sarv offer ...`; what is offered stands in the catalogue. */
export const offerCommands: Readonly<Record<string, Command>> = {
  'offer list': {
    parameters: '',
    does: 'Lists the offers of the catalogue, whether they hold today, and how often each was bought',
    run: async (_, { db, say }) => {
      const now = new Date()
      for (const offer of await listOffersOfCatalogue(db)) {
        const { id, name, payRials, giftRials, bought } = offer
        say(`${id}  ${name}: pay ${payRials}, get ${giftRials} besides; ${stateOf(offer, now)}; bought ${bought} times`)
      }
      return 0
    },
  },
}
