import type { FastifyInstance } from 'fastify'
import { operatorPaymentCalls as calls } from '@sarv/contract/operator/operator-payments/operator-payments.calls'
import { toWire } from '../../../db/wire-time.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { listUnclear } from './operator-payments.store.ts'

export const operatorPaymentRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, calls.operatorPaymentList, async () =>
    (await listUnclear(db)).map(({ createdAt, ...payment }) => ({ ...payment, createDate: toWire(createdAt) })),
  )
}
