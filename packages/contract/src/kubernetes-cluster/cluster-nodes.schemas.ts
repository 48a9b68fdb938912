import { z } from 'zod'
import { kuberNodeType, serviceStatus } from '../enums.ts'
import { ServerPassword, answeredEnum, enumId, inRange, optionalId, optionalValue } from '../fields.ts'
import { vmCpuCores, vmDiskGb, vmMemoryGb } from '../limits.ts'
import { bundleOrSizes } from '../pricing/bundle-or-sizes.ts'

export const KuberClusterNodeListItem = z
  .object({
    id: z.int(),
    datacenter: z.string().nullable(),
    name: z.string().nullable(),
    kuberClusterNodeType: z.string().nullable(),
    kuberClusterNodeTypeId: answeredEnum(kuberNodeType),
    vmHostId: z.int(),
    status: z.string().nullable(),
    statusId: answeredEnum(serviceStatus),
    ip: z.string().nullish().describe('Address of the node'),
  })
  .meta({ id: 'KuberClusterNodeListItem' })
export type KuberClusterNodeListItem = z.infer<typeof KuberClusterNodeListItem>

export const CreateKuberClusterNodeModel = bundleOrSizes(
  z.object({
    kubernetesNodeTypeId: enumId(kuberNodeType),
    isPredefined: z.boolean(),
    productBundleId: optionalId,
    vmPassword: ServerPassword,
    cpu: optionalValue(inRange(vmCpuCores)),
    memory: optionalValue(inRange(vmMemoryGb)).describe('GB'),
    disk: optionalValue(inRange(vmDiskGb)).describe('GB'),
  }),
  ['cpu', 'memory', 'disk'],
).meta({ id: 'CreateKuberClusterNodeModel' })
export type CreateKuberClusterNodeModel = z.infer<typeof CreateKuberClusterNodeModel>
