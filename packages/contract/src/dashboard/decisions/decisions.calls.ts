import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { DecisionListItem, HideDecisionModel } from './decisions.schemas.ts'

const path = '/api/my/dashboard/decision'

export const decisionCalls = {
  decisionList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'signedIn',
    summary: 'List what waits for a decision',
    description: 'Ours. At most three, the most urgent first; only what the caller may do something about.',
    response: z.array(DecisionListItem),
    provides: ['Wallet', 'Invoice', 'Cap', 'Bill', 'Operation', 'Decision'],
  }),
  decisionHide: defineCall({
    method: 'PUT',
    path: `${path}/hide`,
    access: 'signedIn',
    summary: 'Hide something that waits for a decision',
    description: 'Ours. For the caller alone: what wastes money for 30 days, anything else for a day.',
    body: HideDecisionModel,
    invalidates: ['Decision'],
  }),
}
