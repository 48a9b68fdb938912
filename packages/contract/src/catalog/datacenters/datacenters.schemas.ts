import { z } from 'zod'

export const DatacenterListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    photoName: z.string().nullish(),
    isSandbox: z.boolean().optional().describe('Its engines are the built-in sandbox'),
    fullReason: z.string().nullish().describe('Why nothing new fits; null while there is room'),
  })
  .meta({ id: 'DatacenterListItem' })
export type DatacenterListItem = z.infer<typeof DatacenterListItem>
