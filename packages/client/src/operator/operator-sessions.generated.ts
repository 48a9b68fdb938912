// Written by `npm run gen` from the contract. Never edited by hand.
import type { operatorSessionCalls } from '@sarv/contract/operator/operator-sessions/operator-sessions.calls'
import { operatorApi } from '../operator-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof operatorSessionCalls

export const operatorSessionApi = operatorApi.injectEndpoints({
  endpoints: (build) => ({
    operatorLogin: build.mutation<CallAnswer<Calls['operatorLogin']>, CallArguments<Calls['operatorLogin']>>(endpoint.writing<Calls['operatorLogin']>({ method: 'POST', path: '/api/operator/session/login' }, ['OperatorSession', 'OperatorCustomer', 'OperatorIdentity', 'OperatorLimitRequest', 'OperatorWithdrawal', 'OperatorAdjustment', 'OperatorVoucher', 'OperatorOffer', 'OperatorOperation', 'OperatorArticle', 'OperatorComment', 'OperatorBroadcast', 'OperatorIncident', 'OperatorHealth', 'OperatorCapacity', 'OperatorTicket', 'OperatorCannedReply'])),
    operatorSetUpBegin: build.mutation<CallAnswer<Calls['operatorSetUpBegin']>, CallArguments<Calls['operatorSetUpBegin']>>(endpoint.writing<Calls['operatorSetUpBegin']>({ method: 'POST', path: '/api/operator/session/set-up/begin' }, [])),
    operatorSetUp: build.mutation<CallAnswer<Calls['operatorSetUp']>, CallArguments<Calls['operatorSetUp']>>(endpoint.writing<Calls['operatorSetUp']>({ method: 'POST', path: '/api/operator/session/set-up/finish' }, ['OperatorSession', 'OperatorCustomer', 'OperatorIdentity', 'OperatorLimitRequest', 'OperatorWithdrawal', 'OperatorAdjustment', 'OperatorVoucher', 'OperatorOffer', 'OperatorOperation', 'OperatorArticle', 'OperatorComment', 'OperatorBroadcast', 'OperatorIncident', 'OperatorHealth', 'OperatorCapacity', 'OperatorTicket', 'OperatorCannedReply'])),
    operatorSessionGet: build.query<CallAnswer<Calls['operatorSessionGet']>, CallArguments<Calls['operatorSessionGet']>>(endpoint.reading<Calls['operatorSessionGet']>({ method: 'GET', path: '/api/operator/session/get' }, ['OperatorSession'])),
    operatorProve: build.mutation<CallAnswer<Calls['operatorProve']>, CallArguments<Calls['operatorProve']>>(endpoint.writing<Calls['operatorProve']>({ method: 'POST', path: '/api/operator/session/prove' }, [])),
    operatorLogout: build.mutation<CallAnswer<Calls['operatorLogout']>, CallArguments<Calls['operatorLogout']>>(endpoint.writing<Calls['operatorLogout']>({ method: 'POST', path: '/api/operator/session/logout' }, ['OperatorSession', 'OperatorCustomer', 'OperatorIdentity', 'OperatorLimitRequest', 'OperatorWithdrawal', 'OperatorAdjustment', 'OperatorVoucher', 'OperatorOffer', 'OperatorOperation', 'OperatorArticle', 'OperatorComment', 'OperatorBroadcast', 'OperatorIncident', 'OperatorHealth', 'OperatorCapacity', 'OperatorTicket', 'OperatorCannedReply'])),
  }),
})

export const useOperatorLoginMutation = operatorSessionApi.useOperatorLoginMutation
export const useOperatorSetUpBeginMutation = operatorSessionApi.useOperatorSetUpBeginMutation
export const useOperatorSetUpMutation = operatorSessionApi.useOperatorSetUpMutation
export const useOperatorSessionGetQuery = operatorSessionApi.useOperatorSessionGetQuery
export const useLazyOperatorSessionGetQuery = operatorSessionApi.useLazyOperatorSessionGetQuery
export const useOperatorProveMutation = operatorSessionApi.useOperatorProveMutation
export const useOperatorLogoutMutation = operatorSessionApi.useOperatorLogoutMutation
