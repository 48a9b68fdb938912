import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { cacheGroups } from '../../cache-groups.ts'
import { defineCall } from '../../call.ts'
import { QueryBoolean } from '../../fields.ts'
import { ItemParams } from '../../params.ts'
import {
  ChangeCustomerUserModel,
  CreateCustomerUserModel,
  CustomerUserDetail,
  CustomerUserListItem,
  EditCustomerUserModel,
  LeftBehindItem,
} from './customer-users.schemas.ts'

const path = '/api/my/account/customer-user'

export const customerUserCalls = {
  customerUserList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'account',
    summary: 'List the users of the account',
    response: z.array(CustomerUserListItem),
    provides: ['Accessibility'],
    tokens: 'never',
  }),
  customerUserGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'account',
    summary: 'Read a user of the account',
    params: ItemParams,
    response: CustomerUserDetail,
    provides: ['Accessibility'],
    tokens: 'never',
  }),
  customerUserCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'account',
    summary: 'Invite a user into the account',
    description: 'Whether or not the e-mail is known here, it gets an invitation and joins by accepting it.',
    body: CreateCustomerUserModel,
    response: Started,
    invalidates: ['Accessibility'],
    tokens: 'never',
    stepUp: 'again',
  }),
  customerUserEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit/{id}`,
    access: 'account',
    summary: 'Change the roles of a user of the account',
    description: 'The last super user cannot be demoted.',
    params: ItemParams,
    body: EditCustomerUserModel,
    invalidates: ['Accessibility'],
    tokens: 'never',
    stepUp: 'again',
  }),
  customerUserChangeCustomer: defineCall({
    method: 'POST',
    path: `${path}/change-customer`,
    access: 'signedIn',
    summary: 'Move to another customer of this user',
    description: 'Moves the caller, to one of customerList.',
    body: ChangeCustomerUserModel,
    invalidates: cacheGroups,
    tokens: 'never',
  }),
  customerUserLeftBehind: defineCall({
    method: 'GET',
    path: `${path}/left-behind/{id}`,
    access: 'account',
    summary: 'List what a user has made that goes on working for them once they are removed',
    description: 'Webhooks whose address they chose, and keys of buckets whose secret they were shown.',
    params: ItemParams,
    response: z.array(LeftBehindItem),
    // Read anew by each dialog that asks; after the removal there is nobody to ask about.
    provides: [],
    tokens: 'never',
  }),
  customerUserDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'account',
    summary: 'Remove a user from the account',
    description:
      'The last super user cannot be removed. What customerUserLeftBehind lists is stopped, unless StopLeftBehind is false; super users are told by mail.',
    params: ItemParams,
    query: z.object({ StopLeftBehind: QueryBoolean.default(true) }),
    invalidates: ['Accessibility', 'Webhook', 'Storage'],
    tokens: 'never',
    stepUp: true,
  }),
}
