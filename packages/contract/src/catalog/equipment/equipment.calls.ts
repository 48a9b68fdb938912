import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PathIdOrZero } from '../../fields.ts'
import { EquipmentBrandListItem, EquipmentListItem, EquipmentTypeListItem } from './equipment.schemas.ts'

const path = '/api/my/asset/equipment'

export const equipmentCalls = {
  equipmentTypeList: defineCall({
    method: 'GET',
    path: `${path}/type-list`,
    access: 'signedIn',
    summary: 'List the types of equipment',
    response: z.array(EquipmentTypeListItem),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  equipmentBrandList: defineCall({
    method: 'GET',
    path: `${path}/brand-list`,
    access: 'signedIn',
    summary: 'List the brands of equipment',
    response: z.array(EquipmentBrandListItem),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
  equipmentList: defineCall({
    method: 'GET',
    path: `${path}/list/{typeId}/{brandId}`,
    access: 'signedIn',
    summary: 'List the equipment of a type and brand',
    params: z.object({ typeId: PathIdOrZero, brandId: PathIdOrZero }),
    response: z.array(EquipmentListItem),
    provides: ['Catalog'],
    tokens: 'anyScope',
  }),
}
