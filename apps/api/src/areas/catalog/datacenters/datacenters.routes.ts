import type { FastifyInstance } from 'fastify'
import { datacenterCalls } from '@sarv/contract/catalog/datacenters/datacenters.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { listDatacenters } from './datacenters.store.ts'

export const datacenterRoutes = (app: FastifyInstance, { db, compute }: Dependencies): void => {
  implement(app, datacenterCalls.datacenterList, async () => {
    const datacenters = await listDatacenters(db)
    // By the engine that runs: the configuration may give a datacenter another than the catalogue does.
    return datacenters.map((row) => ({ ...row, isSandbox: compute(row.id).isSandbox }))
  })
}
