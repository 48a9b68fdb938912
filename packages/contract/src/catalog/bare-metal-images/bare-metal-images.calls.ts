import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { BareMetalImageListItem } from './bare-metal-images.schemas.ts'

export const bareMetalImageCalls = {
  bareMetalImageList: defineCall({
    method: 'GET',
    path: '/api/my/bare-metal/image/list',
    access: 'signedIn',
    summary: 'List the images for bare-metal servers',
    response: z.array(BareMetalImageListItem),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
}
