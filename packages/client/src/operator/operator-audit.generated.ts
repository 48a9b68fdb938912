// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorAuditCalls } from '@sarv/contract/operator/operator-audit/operator-audit.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorAuditCalls

export const operatorAuditApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorAuditList: build.query<CallAnswer<Calls['operatorAuditList']>, CallArguments<Calls['operatorAuditList']>>(endpoint.reading<Calls['operatorAuditList']>({ method: 'GET', path: '/api/operator/audit/list' }, [])),
  }),
})

export const useOperatorAuditListQuery = operatorAuditApi.useOperatorAuditListQuery
export const useLazyOperatorAuditListQuery = operatorAuditApi.useLazyOperatorAuditListQuery
