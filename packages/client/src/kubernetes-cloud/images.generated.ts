// Written by `npm run gen` from the contract. Never edited by hand.
import type { kuberImageCalls } from '@sarv/contract/kubernetes-cloud/images/images.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof kuberImageCalls

export const kuberImageApi = api.injectEndpoints({
  endpoints: (build) => ({
    kubeCloudCategoryList: build.query<CallAnswer<Calls['kubeCloudCategoryList']>, CallArguments<Calls['kubeCloudCategoryList']>>(endpoint.reading<Calls['kubeCloudCategoryList']>({ method: 'GET', path: '/api/my/kubernetes/cloud/category/list' }, ['Catalog'])),
    kubeCloudImageList: build.query<CallAnswer<Calls['kubeCloudImageList']>, CallArguments<Calls['kubeCloudImageList']>>(endpoint.reading<Calls['kubeCloudImageList']>({ method: 'GET', path: '/api/my/kubernetes/cloud/image/list' }, ['Catalog'])),
  }),
})

export const useKubeCloudCategoryListQuery = kuberImageApi.useKubeCloudCategoryListQuery
export const useLazyKubeCloudCategoryListQuery = kuberImageApi.useLazyKubeCloudCategoryListQuery
export const useKubeCloudImageListQuery = kuberImageApi.useKubeCloudImageListQuery
export const useLazyKubeCloudImageListQuery = kuberImageApi.useLazyKubeCloudImageListQuery
