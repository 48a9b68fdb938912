import type { Customer } from '@sarv/contract/account/customers/customers.schemas'
import { expect, it } from 'vitest'
import { localPhone, toCustomerForm } from './customer-form.ts'

const customer: Customer = { id: 3, name: 'سارا آزاد', statusId: 1, status: null, isLegal: false }

it.each([
  ['+989121234567', '09121234567'],
  ['9121234567', '09121234567'],
  ['09121234567', '09121234567'],
  ['021-8888 7777', '02188887777'],
  ['8888', '8888'],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('shows the phone %j as %j', (stored, shown) => {
  expect(localPhone(stored)).toBe(shown)
})

it('opens with what is known and empty where nothing is', () => {
  const known = { ...customer, phone: '+982188887777', registrationDate: '2015-04-05T00:00:00' }
  expect(toCustomerForm(known)).toEqual({
    name: 'سارا آزاد',
    nationalId: '',
    phone: '02188887777',
    postalCode: '',
    address: '',
    registrationDate: '2015-04-05',
  })
})
