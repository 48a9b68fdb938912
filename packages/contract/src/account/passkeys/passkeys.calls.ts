import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { cacheGroups } from '../../cache-groups.ts'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { LoginSession } from '../sign-in/sign-in.schemas.ts'
import {
  CreatePasskeyModel,
  EditPasskeyModel,
  PasskeyCreateOptionsModel,
  PasskeyListItem,
  PasskeyLoginModel,
  PasskeyLoginOptionsModel,
  PasskeyOptions,
} from './passkeys.schemas.ts'

const path = '/api/my/account/passkey'

export const passkeyCalls = {
  passkeyList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'signedIn',
    summary: 'List the own passkeys',
    response: z.array(PasskeyListItem),
    provides: ['Profile'],
    tokens: 'never',
    personal: true,
  }),
  passkeyCreateOptions: defineCall({
    method: 'POST',
    path: `${path}/create-options`,
    access: 'signedIn',
    summary: 'Start adding a passkey',
    body: PasskeyCreateOptionsModel,
    response: PasskeyOptions,
    tokens: 'never',
    stepUp: 'again',
  }),
  passkeyCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'signedIn',
    summary: 'Add a passkey with the answer of the device',
    body: CreatePasskeyModel,
    response: Started,
    invalidates: ['Profile'],
    tokens: 'never',
    stepUp: 'again',
  }),
  passkeyEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'signedIn',
    summary: 'Rename a passkey',
    params: ItemParams,
    body: EditPasskeyModel,
    invalidates: ['Profile'],
    tokens: 'never',
  }),
  passkeyDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'signedIn',
    summary: 'Remove a passkey',
    description: 'Without the last one, no passkey is asked for after the password.',
    params: ItemParams,
    invalidates: ['Profile'],
    tokens: 'never',
    stepUp: 'again',
  }),
  passkeyLoginOptions: defineCall({
    method: 'POST',
    path: '/api/my/account/passkey-login-options',
    access: 'anyone',
    summary: 'Start signing in with a passkey',
    body: PasskeyLoginOptionsModel,
    response: PasskeyOptions,
  }),
  passkeyLogin: defineCall({
    method: 'POST',
    path: '/api/my/account/passkey-login',
    access: 'anyone',
    summary: 'Sign in with a passkey, alone or as the second step',
    body: PasskeyLoginModel,
    response: LoginSession,
    invalidates: cacheGroups,
  }),
}
