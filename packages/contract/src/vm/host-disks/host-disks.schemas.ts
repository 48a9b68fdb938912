import { z } from 'zod'
import { WireDateTime } from '../../fields.ts'

export const VmHostVolumeListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    volumeSize: z.int().describe('GB'),
    rootDisk: z.string().nullable().describe('Label root / data'),
    createDate: WireDateTime,
    isRootDisk: z.boolean().optional().describe('Ours: goes with the server, never alone'),
  })
  .meta({ id: 'VmHostVolumeListItem' })
export type VmHostVolumeListItem = z.infer<typeof VmHostVolumeListItem>

export const VmHostVolumeDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    rootDisk: z.string().nullable(),
    isRootDisk: z.boolean(),
    volumeSize: z.int(),
    createDate: WireDateTime,
  })
  .meta({ id: 'VmHostVolumeDetail' })
export type VmHostVolumeDetail = z.infer<typeof VmHostVolumeDetail>
