import type { FastifyInstance } from 'fastify'
import { datacenterCalls } from '@sarv/contract/catalog/datacenters/datacenters.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { listDatacenters } from './datacenters.store.ts'

export const datacenterRoutes = (app: FastifyInstance, { db, compute }: Dependencies): void => {
  implement(app, datacenterCalls.datacenterList, async () => {
    const rows = await listDatacenters(db)
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      photoName: row.photo_name,
      // By the engine that runs: the configuration may give a datacenter another than the catalogue does.
      isSandbox: compute(row.id).isSandbox,
      fullReason: row.full_reason,
    }))
  })
}
