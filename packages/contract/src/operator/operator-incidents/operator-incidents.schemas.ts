import { z } from 'zod'
import { incidentKind, incidentSeverity, productCategory } from '../../enums.ts'
import { Id, WireDateTime, enumId, optionalText, prose, proseLine, distinct } from '../../fields.ts'
import { Incident } from '../../portal/incidents/incidents.schemas.ts'
import { Reason } from '../operator-fields.ts'

export const OperatorDatacenter = z.object({ id: z.int(), name: z.string() }).meta({ id: 'OperatorDatacenter' })
export type OperatorDatacenter = z.infer<typeof OperatorDatacenter>

export const OperatorIncident = Incident.extend({
  datacenterIds: z.array(z.int()),
  productIds: z.array(z.int()),
  showFromDate: WireDateTime.describe('When people begin to see it'),
  author: z.string().nullable(),
  version: z.int().describe('Counts its changes; editing it says which one was read'),
}).meta({ id: 'OperatorIncident' })
export type OperatorIncident = z.infer<typeof OperatorIncident>

/** What people read: Markdown, of which HTML stays text. */
const PublicText = prose({ min: 3, max: 10_000 }).describe('Markdown; HTML in it stays text')

export const OperatorIncidentModel = z
  .object({
    kindId: enumId(incidentKind),
    severityId: enumId(incidentSeverity),
    subject: proseLine({ min: 3, max: 150 }),
    content: PublicText,
    datacenterIds: distinct(z.array(Id).max(50)).describe('Empty: all of them'),
    productIds: distinct(z.array(enumId(productCategory)).max(50)).describe('Empty: all of them'),
    fromDate: WireDateTime,
    toDate: optionalText(WireDateTime).describe('When it should be over'),
    showFromDate: optionalText(WireDateTime).describe('When people begin to see it; absent: now'),
    reason: Reason,
  })
  .meta({ id: 'OperatorIncidentModel' })
export type OperatorIncidentModel = z.infer<typeof OperatorIncidentModel>

export const OperatorIncidentEditModel = OperatorIncidentModel.extend({
  version: z
    .int()
    .min(1)
    .max(1_000_000_000)
    .describe('What was read; where it was changed since, nothing is written over'),
}).meta({ id: 'OperatorIncidentEditModel' })
export type OperatorIncidentEditModel = z.infer<typeof OperatorIncidentEditModel>

export const OperatorIncidentUpdateModel = z
  .object({
    content: PublicText,
    isResolution: z.boolean().describe('It is over'),
    reason: Reason,
  })
  .meta({ id: 'OperatorIncidentUpdateModel' })
export type OperatorIncidentUpdateModel = z.infer<typeof OperatorIncidentUpdateModel>
