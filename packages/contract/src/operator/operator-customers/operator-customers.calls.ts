import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ItemParams } from '../../params.ts'
import {
  FindCustomersQuery,
  OperatorConfirmIdentityModel,
  OperatorCustomerDetail,
  OperatorCustomerListItem,
  OperatorEditLimitModel,
  OperatorIdentity,
  OperatorIdentityListItem,
  OperatorReasonModel,
  OperatorRefuseIdentityModel,
  OperatorRefuseModel,
} from './operator-customers.schemas.ts'

const path = '/api/operator/customer'

export const operatorCustomerCalls = {
  operatorCustomerList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'operator:customers',
    summary: 'Find customers',
    description: 'At most 50, the newest first.',
    query: FindCustomersQuery,
    response: z.array(OperatorCustomerListItem),
    provides: ['OperatorCustomer'],
  }),
  operatorCustomerGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'operator:customers',
    summary: 'Look at a customer: people, money, limits, services',
    params: ItemParams,
    response: OperatorCustomerDetail,
    provides: ['OperatorCustomer'],
  }),
  operatorCustomerEditLimit: defineCall({
    method: 'PUT',
    path: `${path}/edit-limit/{id}`,
    access: 'operator:support',
    summary: 'Set one limit of a customer',
    description: 'From then on nothing else changes the limits of the customer but an operator.',
    params: ItemParams,
    body: OperatorEditLimitModel,
    invalidates: ['OperatorCustomer'],
    stepUp: true,
  }),
  operatorCustomerDisable: defineCall({
    method: 'PUT',
    path: `${path}/disable/{id}`,
    access: 'operator:support',
    summary: 'Close the account of a customer',
    description: 'Its sessions end and its API tokens open nothing. What runs keeps running, and costs.',
    params: ItemParams,
    body: OperatorRefuseModel,
    stepUp: true,
    invalidates: ['OperatorCustomer'],
  }),
  operatorCustomerEnable: defineCall({
    method: 'PUT',
    path: `${path}/enable/{id}`,
    access: 'operator:support',
    summary: 'Open the account of a customer again',
    params: ItemParams,
    body: OperatorReasonModel,
    stepUp: true,
    invalidates: ['OperatorCustomer'],
  }),
  operatorIdentityList: defineCall({
    method: 'GET',
    path: '/api/operator/identity/list',
    access: 'operator:support',
    summary: 'List the users whose identity waits for somebody to look at it',
    description:
      'The longest waiting first, at most 200. Nobody waits where the form is enough (`identity.confirmedBy`), nor whoever was refused and has written nothing since.',
    response: z.array(OperatorIdentityListItem),
    provides: ['OperatorIdentity'],
  }),
  operatorIdentityLook: defineCall({
    method: 'POST',
    path: '/api/operator/identity/look/{id}',
    access: 'operator:support',
    summary: 'Look at what a user has written about who they are',
    description:
      'The id is the user’s. It stands in the audit log with the reason, and in the customer’s activity log.',
    params: ItemParams,
    body: OperatorReasonModel,
    response: OperatorIdentity,
    stepUp: true,
  }),
  operatorIdentityConfirm: defineCall({
    method: 'PUT',
    path: '/api/operator/identity/confirm/{id}',
    access: 'operator:support',
    summary: 'Say that a user is who the form that was looked at names',
    description:
      'The id is the user’s. Refused with `identity_changed` where the user has written another one meanwhile.',
    params: ItemParams,
    body: OperatorConfirmIdentityModel,
    invalidates: ['OperatorCustomer', 'OperatorIdentity'],
    stepUp: true,
  }),
  operatorIdentityRefuse: defineCall({
    method: 'PUT',
    path: '/api/operator/identity/refuse/{id}',
    access: 'operator:support',
    summary: 'Say that what a user has written does not prove who they are',
    description:
      'The id is the user’s. A confirmation of before is taken back, and the user is told what to mend. Refused with `identity_changed` where the user has written something else meanwhile.',
    params: ItemParams,
    body: OperatorRefuseIdentityModel,
    invalidates: ['OperatorCustomer', 'OperatorIdentity'],
  }),
}
