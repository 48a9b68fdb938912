import { z } from 'zod'

export const VpcIpListItem = z
  .object({
    id: z.int(),
    ipAddress: z.string().nullable(),
    isV4: z.boolean().optional(),
    isPrimary: z.boolean().optional(),
    isFloating: z.boolean().optional(),
  })
  .meta({ id: 'VpcIpListItem' })
export type VpcIpListItem = z.infer<typeof VpcIpListItem>

export const CreateVpcIpModel = z
  .object({
    useIpV4: z.boolean().describe('true: IPv4, false: IPv6'),
  })
  .meta({ id: 'CreateVpcIpModel' })
export type CreateVpcIpModel = z.infer<typeof CreateVpcIpModel>
