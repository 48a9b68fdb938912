import { z } from 'zod'
import { Rials, WireDateTime, technical } from '../../fields.ts'
import { idleReasons } from '../../financial/costs/costs.schemas.ts'

/** What the customer is asked to decide about. */
export const decisionKinds = [
  'walletEmpty',
  'walletDebt',
  'walletShort',
  'invoiceDue',
  'capReached',
  'capNear',
  'operationFailed',
  'idle',
  'balancerDown',
  'memberDown',
  'drift',
  'backupFailed',
  'certificateEnds',
  'ticketAnswered',
  'termEnds',
  'quoteEnds',
] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** Why it should be decided: something is broken or about to be, something will be, or money is wasted. */
export const decisionUrgencies = ['now', 'soon', 'waste'] as const
export type DecisionUrgency = (typeof decisionUrgencies)[number]

/** No more than a person decides in a morning. */
export const mostDecisions = 5

export const DecisionListItem = z
  .object({
    key: z.string().describe('Names it, to hide it'),
    kind: z.enum(decisionKinds),
    urgency: z.enum(decisionUrgencies),
    rials: Rials.nullable().describe(
      'walletEmpty, walletDebt, walletShort: what to pay; invoiceDue: its sum; caps: what was used; operationFailed, idle: what it costs per 30 days, before VAT as in lists of services',
    ),
    limitRials: Rials.nullable().describe('Caps: what the project may cost in the month'),
    date: WireDateTime.nullable().describe('Until when something holds, or since when it is so'),
    itemId: z.int().nullable().describe('Of the invoice, the operation, the ticket, the term or the quote'),
    projectId: z.int().nullable(),
    project: z.string().nullable(),
    serviceType: z.string().nullable(),
    serviceId: z.int().nullable(),
    product: z.string().nullable().describe('What people call its kind, in Persian'),
    service: z.string().nullable().describe('Its name'),
    count: z
      .int()
      .nullable()
      .describe('How many services it is about; balancerDown, memberDown: how many servers do not answer'),
    sentence: z
      .string()
      .nullable()
      .describe(
        'operationFailed: what was being done, in Persian; balancerDown, memberDown: the servers; certificateEnds: its names; ticketAnswered, quoteEnds: the title',
      ),
    reason: z.string().nullable().describe('Why that failed, in Persian'),
    idleReason: z.enum(idleReasons).nullable().describe('idle: why it is not used'),
    canRetry: z.boolean(),
    canHide: z.boolean(),
  })
  .meta({ id: 'DecisionListItem' })
export type DecisionListItem = z.infer<typeof DecisionListItem>

export const HideDecisionModel = z
  .object({
    key: technical(100),
    isHidden: z.boolean().describe('false: it is shown again'),
  })
  .meta({ id: 'HideDecisionModel' })
export type HideDecisionModel = z.infer<typeof HideDecisionModel>
