import type { FastifyInstance } from 'fastify'
import { datacenterCalls } from '@sarv/contract/catalog/datacenters.calls'
import type { Dependencies } from '../../dependencies.ts'
import { implement } from '../../http/implement.ts'
import { listDatacenters } from './datacenters.store.ts'

export const datacenterRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, datacenterCalls.datacenterList, async () => {
    const rows = await listDatacenters(db)
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      photoName: row.photo_name,
      isSandbox: row.is_sandbox,
      fullReason: row.full_reason,
    }))
  })
}
