// Written by `npm run gen` from the contract. Never edited by hand.
import type { kuberImageCalls } from '@sarv/contract/kubernetes-cloud/images/images.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof kuberImageCalls

export const kubeCloudCategoryList: ClientCall<Calls['kubeCloudCategoryList']> = { method: 'GET', path: '/api/my/kubernetes/cloud/category/list' }
export const kubeCloudImageList: ClientCall<Calls['kubeCloudImageList']> = { method: 'GET', path: '/api/my/kubernetes/cloud/image/list' }
