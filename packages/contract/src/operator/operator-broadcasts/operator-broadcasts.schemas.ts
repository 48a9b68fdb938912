import { z } from 'zod'
import { broadcastAudience, broadcastState } from '../../enums.ts'
import {
  WireDateTime,
  answeredEnum,
  enumId,
  fromText,
  optionalId,
  optionalIdFromText,
  prose,
  proseLine,
} from '../../fields.ts'
import { Reason } from '../operator-fields.ts'

/** Whom it goes to; `targetId` is the datacenter or the product. */
export const OperatorAudienceQuery = z.object({
  AudienceId: fromText(enumId(broadcastAudience)),
  TargetId: optionalIdFromText.describe('The datacenter or the product'),
})
export type OperatorAudienceQuery = z.infer<typeof OperatorAudienceQuery>

export const OperatorAudience = z
  .object({ peopleCount: z.int().describe('How many people it would reach now, each once') })
  .meta({ id: 'OperatorAudience' })
export type OperatorAudience = z.infer<typeof OperatorAudience>

export const OperatorBroadcast = z
  .object({
    id: z.int(),
    subject: z.string(),
    content: z.string(),
    audienceId: answeredEnum(broadcastAudience),
    target: z.string().nullable().describe('The name of the datacenter or the product'),
    stateId: answeredEnum(broadcastState),
    peopleCount: z.int(),
    sentCount: z.int(),
    author: z.string().nullable(),
    createDate: WireDateTime,
    endDate: WireDateTime.nullable(),
  })
  .meta({ id: 'OperatorBroadcast' })
export type OperatorBroadcast = z.infer<typeof OperatorBroadcast>

export const OperatorBroadcastModel = z
  .object({
    subject: proseLine({ min: 3, max: 150 }),
    content: prose({ min: 3, max: 2000 }),
    audienceId: enumId(broadcastAudience),
    targetId: optionalId.describe('The datacenter or the product'),
    reason: Reason,
  })
  .meta({ id: 'OperatorBroadcastModel' })
export type OperatorBroadcastModel = z.infer<typeof OperatorBroadcastModel>
