import { z } from 'zod'
import { Id, givenName, proseLine, technical, distinct, distinctBy } from '../../fields.ts'
import { validationText as text } from '../../validation.fa.ts'

export const labelKeyLength = { min: 1, max: 40 } as const
export const labelValueLength = { min: 0, max: 60 } as const
export const labelsPerService = 20
/** Services of one act. */
export const labelledAtOnce = 200

/** No colon: `key:value` is how a label is written in one piece. */
export const LabelKey = givenName(labelKeyLength)

/** A comma parts labels from each other where several stand in one text. */
const valuePattern = /^[^,\u060c\n]*$/u
export const LabelValue = proseLine(labelValueLength).regex(valuePattern, text.labelValue)

export const ServiceLabel = z
  .object({
    key: LabelKey.describe('What is told apart: environment, team'),
    value: LabelValue.describe('May be empty: then the key alone is the label'),
  })
  .meta({ id: 'ServiceLabel' })
export type ServiceLabel = z.infer<typeof ServiceLabel>

/** In an answer. */
export const GivenLabel = z.object({ key: z.string(), value: z.string() }).meta({ id: 'GivenLabel' })
export type GivenLabel = z.infer<typeof GivenLabel>

export const LabelledServiceModel = z
  .object({
    projectId: Id,
    serviceType: technical(50).describe('Its kind, as operations call it'),
    serviceId: Id,
  })
  .meta({ id: 'LabelledServiceModel' })
export type LabelledServiceModel = z.infer<typeof LabelledServiceModel>

export const SetLabelsModel = z
  .object({
    services: distinctBy(z.array(LabelledServiceModel).min(1).max(labelledAtOnce), (service) => service),
    set: distinctBy(z.array(ServiceLabel).max(labelsPerService), ({ key }) => key)
      .optional()
      .describe('Given, or changed where the key is there'),
    remove: distinct(z.array(LabelKey).max(labelsPerService))
      .optional()
      .describe('Keys that are taken away; they go first'),
  })
  .meta({ id: 'SetLabelsModel' })
export type SetLabelsModel = z.infer<typeof SetLabelsModel>

/** A label that is in use, and on how many services. */
export const LabelListItem = GivenLabel.extend({ services: z.int() }).meta({ id: 'LabelListItem' })
export type LabelListItem = z.infer<typeof LabelListItem>

export const LabelsOfService = z
  .object({ serviceType: z.string(), serviceId: z.int(), labels: z.array(GivenLabel) })
  .meta({ id: 'LabelsOfService' })
export type LabelsOfService = z.infer<typeof LabelsOfService>
