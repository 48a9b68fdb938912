import { z } from 'zod'
import { hypervisor, userAccessType } from '../../enums.ts'
import { Description, Id, ProjectName, WireDateTime, answeredEnum } from '../../fields.ts'

export const ProjectListItem = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    customer: z.string().nullable(),
    customerId: z.int(),
    datacenterId: z.int(),
    datacenter: z.string().nullable(),
    hypervisorId: answeredEnum(hypervisor),
    hypervisor: z.string().nullable(),
    isPublic: z.boolean(),
    status: z.boolean().describe('Enabled'),
    // Ours, so that the portal offers only what the caller may do.
    userAccessTypeId: answeredEnum(userAccessType).optional(),
  })
  .meta({ id: 'ProjectListItem' })
export type ProjectListItem = z.infer<typeof ProjectListItem>

export const ProjectDetail = z
  .object({
    id: z.int(),
    name: z.string().nullable(),
    datacenterId: z.int(),
    datacenterName: z.string().nullable(),
    isPublic: z.boolean(),
    createDate: WireDateTime.nullish(),
    description: z.string().nullish(),
  })
  .meta({ id: 'ProjectDetail' })
export type ProjectDetail = z.infer<typeof ProjectDetail>

export const CreateProjectModel = z
  .object({
    name: ProjectName,
    datacenterId: Id,
    description: Description,
    isPublic: z.boolean().default(false).describe('Whether every user of the account reads it'),
  })
  .meta({ id: 'CreateProjectModel' })
export type CreateProjectModel = z.infer<typeof CreateProjectModel>

export const EditProjectModel = z
  .object({
    name: ProjectName,
    description: Description,
    isPublic: z.boolean().optional().describe('Whether every user of the account reads it; absent: as it was'),
  })
  .meta({ id: 'EditProjectModel' })
export type EditProjectModel = z.infer<typeof EditProjectModel>
