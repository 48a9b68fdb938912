import { StepUpProof } from '../../account/step-up/step-up.schemas.ts'
import { defineCall } from '../../call.ts'
import { operatorGroups } from '../operator-groups.ts'
import {
  CurrentOperator,
  OperatorLogin,
  OperatorLoginModel,
  OperatorProveModel,
  OperatorSetUp,
  OperatorSetUpBeginModel,
  OperatorSetUpModel,
} from './operator-sessions.schemas.ts'

const path = '/api/operator/session'

export const operatorSessionCalls = {
  operatorLogin: defineCall({
    method: 'POST',
    path: `${path}/login`,
    access: 'anyone',
    summary: 'Sign in as an operator',
    description: 'Password and code of the authenticator app come together: nobody learns which of them was wrong.',
    body: OperatorLoginModel,
    response: OperatorLogin,
    invalidates: operatorGroups,
  }),
  operatorSetUpBegin: defineCall({
    method: 'POST',
    path: `${path}/set-up/begin`,
    access: 'anyone',
    summary: 'Begin to set up an operator’s sign-in',
    description: 'Answers the key for the authenticator app; the same one until the set-up is finished.',
    body: OperatorSetUpBeginModel,
    response: OperatorSetUp,
  }),
  operatorSetUp: defineCall({
    method: 'POST',
    path: `${path}/set-up/finish`,
    access: 'anyone',
    summary: 'Choose the password and prove the authenticator app',
    description: 'Uses the link up, ends every earlier session of the operator and signs in.',
    body: OperatorSetUpModel,
    response: OperatorLogin,
    invalidates: operatorGroups,
  }),
  operatorSessionGet: defineCall({
    method: 'GET',
    path: `${path}/get`,
    access: 'operator',
    summary: 'Read who is signed in',
    response: CurrentOperator,
    provides: ['OperatorSession'],
  }),
  operatorProve: defineCall({
    method: 'POST',
    path: `${path}/prove`,
    access: 'operator',
    summary: 'Show the second factor again',
    description: 'For what moves money or rights. It counts for this session alone.',
    body: OperatorProveModel,
    response: StepUpProof,
  }),
  operatorLogout: defineCall({
    method: 'POST',
    path: `${path}/logout`,
    access: 'operator',
    summary: 'Sign out',
    invalidates: operatorGroups,
  }),
}
