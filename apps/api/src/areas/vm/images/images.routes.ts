import type { FastifyInstance } from 'fastify'
import { vmImageCalls } from '@sarv/contract/vm/images/images.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import { listImages } from './images.store.ts'

export const vmImageRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, vmImageCalls.vmImageList, async ({ query }) => {
    const images = await listImages(db, query.ProductId)
    return images.map((image) => ({ ...image, status: true }))
  })
}
