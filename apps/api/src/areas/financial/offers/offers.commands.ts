import { paymentPurpose } from '@sarv/contract/enums'
import { sql } from 'kysely'
import type { Command } from '../../../cli/command.ts'

interface OfferRow {
  id: number
  name: string
  payRials: number
  giftRials: number
  from: Date
  until: Date
  enabled: boolean
  bought: number
}

const stateOf = ({ enabled, from, until }: OfferRow, now: Date): string => {
  if (!enabled) return 'taken out'
  if (from > now) return `from ${from.toISOString()}`
  return until > now ? `until ${until.toISOString()}` : 'over'
}

/** `sarv offer ...`; what is offered stands in the catalogue. */
export const offerCommands: Readonly<Record<string, Command>> = {
  'offer list': {
    parameters: '',
    does: 'Lists the offers of the catalogue, whether they hold today, and how often each was bought',
    run: async (_, { db, say }) => {
      const { rows } = await sql<OfferRow>`
        select o.id, o.name, o.pay_rials as "payRials", o.gift_rials as "giftRials", o.valid_from as "from",
          o.expires_at as until, o.enabled, (select count(*)::int from payments p where p.purpose_ref = o.id
            and p.purpose_id = ${paymentPurpose.id.offer} and p.state = 'credited') as bought
        from offers o order by o.position, o.id limit 1000`.execute(db)
      const now = new Date()
      for (const offer of rows) {
        const { id, name, payRials, giftRials, bought } = offer
        say(`${id}  ${name}: pay ${payRials}, get ${giftRials} besides; ${stateOf(offer, now)}; bought ${bought} times`)
      }
      return 0
    },
  },
}
