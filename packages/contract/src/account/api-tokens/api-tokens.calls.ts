import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import { ApiTokenListItem, ApiTokenSecret, CreateApiTokenModel } from './api-tokens.schemas.ts'

const path = '/api/my/account/api-token'

export const apiTokenCalls = {
  apiTokenList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'signedIn',
    summary: 'List the personal API tokens',
    description: 'Never the token itself.',
    response: z.array(ApiTokenListItem),
    provides: ['Session'],
    tokens: 'never',
    personal: true,
  }),
  apiTokenCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'signedIn',
    summary: 'Create a personal API token',
    description: 'The only answer that carries the token.',
    body: CreateApiTokenModel,
    response: ApiTokenSecret,
    invalidates: ['Session'],
    tokens: 'never',
    stepUp: 'again',
  }),
  apiTokenDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'signedIn',
    summary: 'Revoke a personal API token',
    description: 'Takes effect at once.',
    params: ItemParams,
    invalidates: ['Session'],
    tokens: 'never',
  }),
}
