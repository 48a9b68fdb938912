import { z } from 'zod'
import { vmKeyStatus } from '../../enums.ts'
import { ServiceName, SshPublicKey, WireDateTime, answeredEnum } from '../../fields.ts'

export const VmKeyListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    fingerPrint: z.string().nullable(),
    createDate: WireDateTime,
    statusId: answeredEnum(vmKeyStatus).optional(),
    // Ours.
    keyType: z.string().optional().describe('As ssh-keygen names it: ED25519, RSA, ECDSA'),
    bits: z.int().optional(),
    serverCount: z.int().optional().describe('Servers that were ordered with it'),
  })
  .meta({ id: 'VmKeyListItem' })
export type VmKeyListItem = z.infer<typeof VmKeyListItem>

export const CreateVmKeyModel = z
  .object({
    name: ServiceName,
    publicKey: SshPublicKey.describe('OpenSSH public key, one line'),
  })
  .meta({ id: 'CreateVmKeyModel' })
export type CreateVmKeyModel = z.infer<typeof CreateVmKeyModel>
