import { z } from 'zod'
import { hypervisor } from '../../enums.ts'
import { answeredEnum } from '../../fields.ts'

export const VmConsole = z
  .object({
    location: z.string().nullable().describe('Address to open'),
    vmTypeId: answeredEnum(hypervisor),
    kind: z.enum(['vnc', 'serial', 'none']).optional().describe('What our own page shows it with'),
    socketPath: z.string().nullish().describe('Where the page opens its WebSocket'),
    ticket: z.string().nullish().describe('Opens the socket once, within half a minute'),
    reason: z.string().nullish().describe('Why there is no screen, in Persian'),
  })
  .meta({ id: 'VmConsole' })
export type VmConsole = z.infer<typeof VmConsole>
