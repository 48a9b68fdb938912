import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { cacheGroups } from '../../cache-groups.ts'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import {
  ChangeCustomerUserModel,
  CreateCustomerUserModel,
  CustomerUserDetail,
  CustomerUserListItem,
  EditCustomerUserModel,
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
  customerUserDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'account',
    summary: 'Remove a user from the account',
    description: 'The last super user cannot be removed.',
    params: ItemParams,
    invalidates: ['Accessibility'],
    tokens: 'never',
    stepUp: true,
  }),
}
