import { z } from 'zod'
import { operatingSystem } from '../../enums.ts'
import { answeredEnum } from '../../fields.ts'

export const VmImageListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    operatingSystemId: answeredEnum(operatingSystem),
    operatingSystem: z.string().nullable(),
    status: z.boolean(),
    // Ours.
    minMemory: z.int().optional().describe('GB'),
    minDisk: z.int().optional().describe('GB'),
  })
  .meta({ id: 'VmImageListItem' })
export type VmImageListItem = z.infer<typeof VmImageListItem>
