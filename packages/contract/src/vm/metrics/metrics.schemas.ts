import { z } from 'zod'
import { Id, technical, distinct } from '../../fields.ts'

/** Several servers in a query, with commas between them. */
export const VmHostIds = technical(2000)
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(distinct(z.array(Id).max(100)))

/** How use is told in short: the last four hours, in steps of ten minutes. */
export const vmHostUsageSteps = { count: 24, seconds: 600 } as const

export const VmHostUsage = z
  .object({
    id: z.int(),
    cpuPercents: z.array(z.int().nullable()).describe('24 averages of ten minutes, the oldest first; null: not known'),
  })
  .meta({ id: 'VmHostUsage' })
export type VmHostUsage = z.infer<typeof VmHostUsage>
