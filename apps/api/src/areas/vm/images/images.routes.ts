import type { FastifyInstance } from 'fastify'
import { vmImageCalls } from '@sarv/contract/vm/images/images.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { listImages } from './images.store.ts'

export const vmImageRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmImageCalls.vmImageList, async ({ query }) => {
    const rows = await listImages(db, query.ProductId)
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      operatingSystemId: row.operating_system_id,
      operatingSystem: row.operating_system,
      status: true,
      minMemory: row.min_memory_gb,
      minDisk: row.min_disk_gb,
    }))
  })
}
