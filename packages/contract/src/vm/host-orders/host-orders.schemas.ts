import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { untouchedText } from '../../digit-rules.ts'
import { storageClassType } from '../../enums.ts'
import {
  ServerPassword,
  Id,
  IpAddress,
  ServiceName,
  enumId,
  inRange,
  optionalId,
  optionalText,
  optionalValue,
} from '../../fields.ts'
import { userDataBytes, vmCount, vmCpuCores, vmDataDiskGb, vmDiskGb, vmMemoryGb } from '../../limits.ts'
import { bundleOrSizes } from '../../pricing/bundle-or-sizes.ts'
import { validationText as text } from '../../validation.fa.ts'

/** Older clients send the word "null" for an automatic address. */
const automaticWhenNull = (schema: typeof IpAddress) =>
  z
    .preprocess((value: string | null | undefined) => (value === 'null' ? undefined : value), optionalText(schema))
    .optional()

const hasPasswordOrKey = ({ password, vmKeyId }: { password?: string | undefined; vmKeyId?: number | undefined }) =>
  password !== undefined || vmKeyId !== undefined

const utf8Length = (value: string): number => new TextEncoder().encode(value).length

/** Taken as it is: what it says is between its author and cloud-init. */
const UserData = untouchedText()
  .max(userDataBytes, text.userData)
  .refine((value) => utf8Length(value) <= userDataBytes, text.userData)
  .describe('cloud-init user data, at most 32 KB')

export const RebuildVmHostModel = z
  .object({
    vmImageId: Id,
    name: ServiceName,
    password: optionalText(ServerPassword).describe('Needed unless vmKeyId is given'),
    vmKeyId: optionalId.describe('Needed unless password is given'),
    userData: optionalText(UserData),
  })
  .refine(hasPasswordOrKey, { path: ['password'], error: text.passwordOrKey })
  .meta({ id: 'RebuildVmHostModel' })
export type RebuildVmHostModel = z.infer<typeof RebuildVmHostModel>

export const CreateVmHostModel = bundleOrSizes(
  z
    .object({
      vmImageId: Id,
      storageClassTypeId: enumId(storageClassType).default(storageClassType.id.default),
      name: ServiceName,
      password: optionalText(ServerPassword).describe('Needed unless vmKeyId is given'),
      vmKeyId: optionalId.describe('Needed unless password is given'),
      isPredefined: z.boolean(),
      usedPublicIpV4: optionalValue(z.boolean()).describe('Absent: true, unless vmNetworkId is given'),
      usedPublicIpV6: z.boolean().default(false),
      productBundleId: optionalId.describe('Needed when isPredefined'),
      cpu: optionalValue(inRange(vmCpuCores)).describe('Cores; ignored when isPredefined'),
      memory: optionalValue(inRange(vmMemoryGb)).describe('GB; ignored when isPredefined'),
      disk: optionalValue(inRange(vmDiskGb)).describe('GB; ignored when isPredefined'),
      dataDisk: optionalValue(inRange(vmDataDiskGb)).describe('GB of a second disk of its own; absent: none'),
      count: optionalValue(inRange(vmCount)).describe('Servers of this kind; their names are numbered. Absent: one'),
      userData: optionalText(UserData),
      vmNetworkId: optionalId.describe('Private network to join'),
      quoteId: optionalId.describe('A signed quote of the account: no unit costs more than it says'),
      ipAddress: automaticWhenNull(IpAddress).describe('Address inside vmNetworkId; absent: automatic'),
    })
    .refine(hasPasswordOrKey, { path: ['password'], error: text.passwordOrKey }),
  ['cpu', 'memory', 'disk'],
).meta({ id: 'CreateVmHostModel' })
export type CreateVmHostModel = z.infer<typeof CreateVmHostModel>

/** What an order answers: the first server as in every other call, the others beside it. */
export const VmHostOrdered = Started.extend({
  also: z.array(Started).optional().describe('The other servers of an order of several'),
}).meta({ id: 'VmHostOrdered' })
export type VmHostOrdered = z.infer<typeof VmHostOrdered>
