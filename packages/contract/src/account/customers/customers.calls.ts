import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { ConvertCustomerToLegalModel, Customer, CustomerShortItem, EditCustomerModel } from './customers.schemas.ts'

const path = '/api/my/account/customer'

export const customerCalls = {
  customerList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'signedIn',
    summary: 'List the customers that this user belongs to',
    response: z.array(CustomerShortItem),
    provides: ['Profile'],
    personal: true,
  }),
  customerGet: defineCall({
    method: 'GET',
    path: `${path}/get`,
    access: 'account',
    summary: 'Read the current customer',
    response: Customer,
    provides: ['Profile'],
  }),
  customerEdit: defineCall({
    method: 'PUT',
    path: `${path}/edit`,
    access: 'account',
    summary: 'Change the current customer',
    body: EditCustomerModel,
    invalidates: ['Profile'],
    tokens: 'never',
    stepUp: true,
  }),
  customerConvertToLegal: defineCall({
    method: 'PUT',
    path: `${path}/convert-to-legal`,
    access: 'account',
    summary: 'Turn the customer into a legal person',
    body: ConvertCustomerToLegalModel,
    invalidates: ['Profile'],
    tokens: 'never',
    stepUp: true,
  }),
}
