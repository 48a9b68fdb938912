import type { Db } from '../../../db/connection.ts'
import { addJalaliMonths } from './renewals.rules.ts'
import { holdTerm, updateTerm } from './renewals.store.ts'

/** Paid: it begins, or goes on from where it would have ended; what has lapsed begins anew. */
export const renewTerm = async (trx: Db, id: number, at: Date): Promise<void> => {
  const term = await holdTerm(trx, id)
  if (!term || term.state === 'ended') return
  const isGoingOn = term.state === 'running' && term.endsAt !== null && term.beganAt !== null
  const from = isGoingOn ? term.endsAt! : at
  await updateTerm(trx, id, {
    state: 'running',
    beganAt: isGoingOn ? term.beganAt! : at,
    endsAt: addJalaliMonths(from, term.months),
    remindedAt: null,
  })
}

/** Not paid in time. One that never began is given up; one that still runs until its end waits for that. */
export const lapseTerm = async (trx: Db, id: number, at: Date): Promise<void> => {
  const term = await holdTerm(trx, id)
  if (term?.state === 'waiting') await updateTerm(trx, id, { state: 'ended' })
  if (term?.state === 'running' && term.endsAt !== null && term.endsAt <= at) {
    await updateTerm(trx, id, { state: 'lapsed' })
  }
}
