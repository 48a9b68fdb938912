import { z } from 'zod'
import { networkNodeStatus } from '../../enums.ts'
import { DomainName, Id, answeredEnum, optionalText } from '../../fields.ts'

export const VmHostIpListItem = z
  .object({
    id: z.int(),
    ipAddress: z.string().nullable(),
    isV4: z.boolean().optional(),
    isPrimary: z.boolean().optional(),
    isFloating: z.boolean().optional(),
    statusId: answeredEnum(networkNodeStatus).optional(),
    status: z.string().nullish(),
    // Ours.
    reverseName: z.string().nullish().describe('Reverse DNS name'),
    isProtected: z.boolean().optional().describe('Not to be deleted'),
  })
  .meta({ id: 'VmHostIpListItem' })
export type VmHostIpListItem = z.infer<typeof VmHostIpListItem>

export const CreateVmIpModel = z
  .object({
    useIpV4: z.boolean().describe('true: IPv4, false: IPv6'),
  })
  .meta({ id: 'CreateVmIpModel' })
export type CreateVmIpModel = z.infer<typeof CreateVmIpModel>

/** What can be set of a public address, a server's or a private cloud's; always both. */
export const addressSettings = {
  reverseName: optionalText(DomainName).describe('Reverse DNS name; absent: none'),
  isProtected: z.boolean().describe('Not to be deleted'),
}

export const EditVmIpModel = z.object(addressSettings).meta({ id: 'EditVmIpModel' })
export type EditVmIpModel = z.infer<typeof EditVmIpModel>

export const MoveVmIpModel = z
  .object({
    vmHostId: Id.describe('The server to have it, in the same project'),
  })
  .meta({ id: 'MoveVmIpModel' })
export type MoveVmIpModel = z.infer<typeof MoveVmIpModel>
