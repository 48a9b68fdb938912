import { z } from 'zod'

export const EquipmentTypeListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'EquipmentTypeListItem' })
export type EquipmentTypeListItem = z.infer<typeof EquipmentTypeListItem>

export const EquipmentBrandListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
  })
  .meta({ id: 'EquipmentBrandListItem' })
export type EquipmentBrandListItem = z.infer<typeof EquipmentBrandListItem>

export const EquipmentListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    type: z.string().nullable(),
    typeId: z.int(),
    brand: z.string().nullable(),
    brandId: z.int(),
  })
  .meta({ id: 'EquipmentListItem' })
export type EquipmentListItem = z.infer<typeof EquipmentListItem>
