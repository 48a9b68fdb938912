// Written by `npm run gen` from the contract. Never edited by hand.
import type { equipmentCalls } from '@sarv/contract/catalog/equipment/equipment.calls'
import type { ClientCall } from '../client-call.ts'

type Calls = typeof equipmentCalls

export const equipmentTypeList: ClientCall<Calls['equipmentTypeList']> = { method: 'GET', path: '/api/my/asset/equipment/type-list' }
export const equipmentBrandList: ClientCall<Calls['equipmentBrandList']> = { method: 'GET', path: '/api/my/asset/equipment/brand-list' }
export const equipmentList: ClientCall<Calls['equipmentList']> = { method: 'GET', path: '/api/my/asset/equipment/list/{typeId}/{brandId}' }
