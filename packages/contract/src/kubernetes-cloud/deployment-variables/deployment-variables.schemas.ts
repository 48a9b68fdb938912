import { z } from 'zod'
import { environmentType } from '../../enums.ts'
import { WireDateTime, enumId } from '../../fields.ts'
import { EntryKey, EntryValue } from '../entries.ts'

export const DeployEnvEntry = z
  .object({
    id: z.int(),
    key: z.string().nullable(),
    value: z.string().nullable(),
  })
  .meta({ id: 'DeployEnvEntry' })
export type DeployEnvEntry = z.infer<typeof DeployEnvEntry>

export const DeployEnvGroup = z
  .object({
    envs: z.array(DeployEnvEntry).nullable(),
  })
  .meta({ id: 'DeployEnvGroup' })
export type DeployEnvGroup = z.infer<typeof DeployEnvGroup>

export const DeployEnvDetail = z
  .object({
    id: z.int(),
    key: z.string().nullable(),
    value: z.string().nullable(),
    createDate: WireDateTime,
    modifyDate: WireDateTime,
  })
  .meta({ id: 'DeployEnvDetail' })
export type DeployEnvDetail = z.infer<typeof DeployEnvDetail>

export const CreateKuberDeployEnvModel = z
  .object({
    variableTypeId: enumId(environmentType),
    key: EntryKey,
    value: EntryValue.describe('Literal text, or the id of the entry of a configmap or secret'),
  })
  .meta({ id: 'CreateKuberDeployEnvModel' })
export type CreateKuberDeployEnvModel = z.infer<typeof CreateKuberDeployEnvModel>

export const EditKuberDeployEnvModel = z
  .object({
    value: EntryValue,
  })
  .meta({ id: 'EditKuberDeployEnvModel' })
export type EditKuberDeployEnvModel = z.infer<typeof EditKuberDeployEnvModel>
