import { z } from 'zod'
import { networkNodeStatus } from '../../enums.ts'
import { answeredEnum } from '../../fields.ts'

export const VmHostIpListItem = z
  .object({
    id: z.int(),
    ipAddress: z.string().nullable(),
    isV4: z.boolean().optional(),
    isPrimary: z.boolean().optional(),
    isFloating: z.boolean().optional(),
    statusId: answeredEnum(networkNodeStatus).optional(),
    status: z.string().nullish(),
  })
  .meta({ id: 'VmHostIpListItem' })
export type VmHostIpListItem = z.infer<typeof VmHostIpListItem>

export const CreateVmIpModel = z
  .object({
    useIpV4: z.boolean().describe('true: IPv4, false: IPv6'),
  })
  .meta({ id: 'CreateVmIpModel' })
export type CreateVmIpModel = z.infer<typeof CreateVmIpModel>
