import { z } from 'zod'

export const DatacenterListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    photoName: z.string().nullish(),
    isSandbox: z.boolean().optional().describe('Its engines are the built-in sandbox'),
  })
  .meta({ id: 'DatacenterListItem' })
export type DatacenterListItem = z.infer<typeof DatacenterListItem>
