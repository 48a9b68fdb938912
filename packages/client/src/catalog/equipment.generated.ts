// Written by `npm run gen` from the contract. Never edited by hand.
import type { equipmentCalls } from '@sarv/contract/catalog/equipment/equipment.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof equipmentCalls

export const equipmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    equipmentTypeList: build.query<CallAnswer<Calls['equipmentTypeList']>, CallArguments<Calls['equipmentTypeList']>>(endpoint.reading<Calls['equipmentTypeList']>({ method: 'GET', path: '/api/my/asset/equipment/type-list' }, ['Catalog'])),
    equipmentBrandList: build.query<CallAnswer<Calls['equipmentBrandList']>, CallArguments<Calls['equipmentBrandList']>>(endpoint.reading<Calls['equipmentBrandList']>({ method: 'GET', path: '/api/my/asset/equipment/brand-list' }, ['Catalog'])),
    equipmentList: build.query<CallAnswer<Calls['equipmentList']>, CallArguments<Calls['equipmentList']>>(endpoint.reading<Calls['equipmentList']>({ method: 'GET', path: '/api/my/asset/equipment/list/{typeId}/{brandId}' }, ['Catalog'])),
  }),
})

export const useEquipmentTypeListQuery = equipmentApi.useEquipmentTypeListQuery
export const useLazyEquipmentTypeListQuery = equipmentApi.useLazyEquipmentTypeListQuery
export const useEquipmentBrandListQuery = equipmentApi.useEquipmentBrandListQuery
export const useLazyEquipmentBrandListQuery = equipmentApi.useLazyEquipmentBrandListQuery
export const useEquipmentListQuery = equipmentApi.useEquipmentListQuery
export const useLazyEquipmentListQuery = equipmentApi.useLazyEquipmentListQuery
