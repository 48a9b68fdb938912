import { defineCall } from '../../call.ts'
import { OperatorAuditPage, OperatorAuditQuery } from './operator-audit.schemas.ts'

export const operatorAuditCalls = {
  operatorAuditList: defineCall({
    method: 'GET',
    path: '/api/operator/audit/list',
    access: 'operator',
    summary: 'Read what operators did: who, when, to whom, and why',
    description:
      'The newest first. Administrators read everybody’s lines, others their own. What was done by `sarv` is among those of administrators.',
    query: OperatorAuditQuery,
    response: OperatorAuditPage,
  }),
}
