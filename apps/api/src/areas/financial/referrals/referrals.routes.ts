import type { FastifyInstance } from 'fastify'
import { referralCalls } from '@sarv/contract/financial/referrals/referrals.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { implement } from '../../../http/implement.ts'
import { commissionCeiling, listCommissions, listReferrals, readReferralCode } from './referrals.store.ts'

/** Enough to know a friend by, and no more of what they told us. */
const shortName = (name: string): string => {
  const [first = '', ...rest] = name.split(' ')
  const initial = rest.at(-1)?.at(0)
  return initial === undefined ? first : `${first} ${initial}.`
}

export const referralRoutes = (app: FastifyInstance, { db, publicUrl }: Dependencies): void => {
  implement(app, referralCalls.referralGet, async ({ actor }) => {
    const referralCode = await readReferralCode(db, actor.customerId)
    return { id: actor.customerId, referralCode, referralLink: `${publicUrl}/account/signup?ref=${referralCode}` }
  })

  implement(app, referralCalls.referralList, async ({ actor, params }) => {
    if (params.referralId !== actor.customerId) throw new AppError('not_found')
    const rows = await listReferrals(db, actor.customerId)
    return rows.map(({ name, commissionPercent, joinedAt }) => ({
      customer: shortName(name),
      commissionPercent,
      joinDate: toWire(joinedAt),
    }))
  })

  implement(app, referralCalls.walletCommissionList, async ({ actor, query, reply }) => {
    const { PageNumber: page = 1, PageSize: limit = commissionCeiling, Search: search } = query
    // By number; anything else is the number of nothing.
    const id = search === undefined ? undefined : Number(/^\d{1,15}$/.exec(search)?.[0] ?? 0)
    const { rows, total } = await listCommissions(db, actor.customerId, { limit, offset: (page - 1) * limit, id })
    reply.header('x-total-count', total)
    return rows.map(({ at, rials, ofRials, ...row }) => ({
      ...row,
      totalPrice: ofRials,
      amount: rials,
      transactionDate: toWire(at),
      walletTransactionId: row.id,
      commissionPrice: rials,
      commissionDate: toWire(at),
    }))
  })
}
