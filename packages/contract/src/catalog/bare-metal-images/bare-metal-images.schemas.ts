import { z } from 'zod'
import { operatingSystem } from '../../enums.ts'
import { answeredEnum } from '../../fields.ts'

export const BareMetalImageListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    bareMetalHostImageOsId: answeredEnum(operatingSystem),
    bareMetalHostImageOs: z.string().nullable(),
    status: z.boolean(),
  })
  .meta({ id: 'BareMetalImageListItem' })
export type BareMetalImageListItem = z.infer<typeof BareMetalImageListItem>
