import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { KuberImage, KuberImageCategory } from './images.schemas.ts'

const path = '/api/my/kubernetes/cloud'

export const kuberImageCalls = {
  kubeCloudCategoryList: defineCall({
    method: 'GET',
    path: `${path}/category/list`,
    access: 'signedIn',
    summary: 'List the categories of container images',
    response: z.array(KuberImageCategory),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  kubeCloudImageList: defineCall({
    method: 'GET',
    path: `${path}/image/list`,
    access: 'signedIn',
    summary: 'List the ready-made container images',
    response: z.array(KuberImage),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
}
