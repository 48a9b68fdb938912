import { z } from 'zod'
import { incidentKind, incidentSeverity, incidentState } from '../../enums.ts'
import { WireDateTime, answeredEnum } from '../../fields.ts'

export const WebsiteAlarm = z
  .object({
    subject: z.string().nullish(),
    link: z.string().nullish(),
  })
  .meta({ id: 'WebsiteAlarm' })
export type WebsiteAlarm = z.infer<typeof WebsiteAlarm>

export const IncidentListItem = z
  .object({
    id: z.int(),
    kindId: answeredEnum(incidentKind),
    severityId: answeredEnum(incidentSeverity),
    stateId: answeredEnum(incidentState),
    subject: z.string(),
    datacenters: z.array(z.string()).describe('Empty: all of them'),
    products: z.array(z.string()).describe('Empty: all of them'),
    fromDate: WireDateTime,
    toDate: WireDateTime.nullable().describe('When it should be over'),
    resolvedDate: WireDateTime.nullable(),
  })
  .meta({ id: 'IncidentListItem' })
export type IncidentListItem = z.infer<typeof IncidentListItem>

export const IncidentUpdate = z
  .object({
    id: z.int(),
    content: z.string().describe('Markdown without HTML'),
    isResolution: z.boolean(),
    createDate: WireDateTime,
  })
  .meta({ id: 'IncidentUpdate' })
export type IncidentUpdate = z.infer<typeof IncidentUpdate>

export const Incident = IncidentListItem.extend({
  content: z.string().describe('Markdown without HTML'),
  updates: z.array(IncidentUpdate).describe('The newest first'),
}).meta({ id: 'Incident' })
export type Incident = z.infer<typeof Incident>
