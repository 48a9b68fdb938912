// Written by `npm run gen` from the contract. Never edited by hand.
import type { stepUpCalls } from '@sarv/contract/account/step-up/step-up.calls'
import { api } from '../base-api.ts'
import type { CallAnswer, CallArguments } from '../client-call.ts'
import * as endpoint from '../endpoints.ts'

type Calls = typeof stepUpCalls

export const stepUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    stepUpGet: build.query<CallAnswer<Calls['stepUpGet']>, CallArguments<Calls['stepUpGet']>>(endpoint.reading<Calls['stepUpGet']>({ method: 'GET', path: '/api/my/account/step-up/get' }, ['Profile'])),
    stepUpSendCode: build.mutation<CallAnswer<Calls['stepUpSendCode']>, CallArguments<Calls['stepUpSendCode']>>(endpoint.writing<Calls['stepUpSendCode']>({ method: 'POST', path: '/api/my/account/step-up/send-code' }, [])),
    stepUpPasskeyOptions: build.mutation<CallAnswer<Calls['stepUpPasskeyOptions']>, CallArguments<Calls['stepUpPasskeyOptions']>>(endpoint.writing<Calls['stepUpPasskeyOptions']>({ method: 'POST', path: '/api/my/account/step-up/passkey-options' }, [])),
    stepUpProve: build.mutation<CallAnswer<Calls['stepUpProve']>, CallArguments<Calls['stepUpProve']>>(endpoint.writing<Calls['stepUpProve']>({ method: 'POST', path: '/api/my/account/step-up/prove' }, [])),
  }),
})

export const useStepUpGetQuery = stepUpApi.useStepUpGetQuery
export const useLazyStepUpGetQuery = stepUpApi.useLazyStepUpGetQuery
export const useStepUpSendCodeMutation = stepUpApi.useStepUpSendCodeMutation
export const useStepUpPasskeyOptionsMutation = stepUpApi.useStepUpPasskeyOptionsMutation
export const useStepUpProveMutation = stepUpApi.useStepUpProveMutation
