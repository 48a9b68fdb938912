import type { FastifyInstance } from 'fastify'
import { expiryCalls } from '@sarv/contract/dashboard/expiries/expiries.calls'
import { expiryDays, mostExpiries } from '@sarv/contract/dashboard/expiries/expiries.schemas'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'

const dayMs = 86_400_000

export const expiryRoutes = (app: FastifyInstance, { db, findExpiries }: Dependencies): void => {
  implement(app, expiryCalls.expiryList, async ({ actor }) => {
    const from = new Date()
    const window = { from, until: new Date(from.getTime() + expiryDays * dayMs), most: mostExpiries }
    const found = await Promise.all(findExpiries.map((find) => find(db, actor, window)))
    return found
      .flat()
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .slice(0, mostExpiries)
      .map(({ at, rials = null, serviceType = null, ...expiry }) => ({
        ...expiry,
        date: toWire(at),
        rials,
        serviceType,
      }))
  })
}
