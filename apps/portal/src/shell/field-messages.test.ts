import { expect, it } from 'vitest'
import { fieldAt, fieldMessagesIn, fieldMessagesOf } from './field-messages.ts'
import { isShownInField } from './shown-in-fields.ts'

const names = ['currentPassword', 'password'] as const

it('puts the first message of each field of the form, and of no other, where it belongs', () => {
  const error = {
    status: 422,
    fields: { password: ['کوتاه است.', 'رقم ندارد.'], captchaCode: ['نادرست است.'], '': ['بد'] },
  }
  expect(fieldMessagesOf(error, names)).toEqual([['password', 'کوتاه است.']])
})

it('puts a refusal that is about one field there', () => {
  const error = { status: 400, code: 'password_wrong', message: 'گذرواژه کنونی درست نیست.' }
  expect(fieldMessagesOf(error, names, { password_wrong: 'currentPassword' })).toEqual([
    ['currentPassword', 'گذرواژه کنونی درست نیست.'],
  ])
})

it('says nothing about fields when the failure is about none', () => {
  expect(fieldMessagesOf({ status: 500, message: 'خطایی رخ داد.' }, names)).toEqual([])
  expect(fieldMessagesOf({ status: 0 }, names, { password_wrong: 'currentPassword' })).toEqual([])
})

it('remembers what it has put beside fields, so that no toast repeats it', () => {
  const error = {
    status: 422,
    fields: { password: ['کوتاه است.', 'رقم ندارد.'], captchaCode: ['نادرست است.'] },
  }
  fieldMessagesOf(error, names)
  expect(['کوتاه است.', 'رقم ندارد.', 'نادرست است.'].map((message) => isShownInField(error, message))).toEqual([
    true,
    true,
    false,
  ])
  expect(isShownInField({ ...error }, 'کوتاه است.')).toBe(false)
})

const balancer = {
  name: 'shop',
  ports: ['80', '443'],
  nobody: [],
  expireDate: new Date(0),
  endDay: null,
  listeners: [
    { port: 80, certificates: [{ certificate: '' }, { certificate: '' }], names: ['a.ir'] },
    { port: null, certificates: [], names: [] },
  ],
}

it.each([
  ['a field', 'name', 'name'],
  ['a field of a row', 'listeners.1.port', 'listeners.1.port'],
  ['a field of a row in a row', 'listeners.0.certificates.1.certificate', 'listeners.0.certificates.1.certificate'],
  ['a part of what is typed as one', 'ports.1', 'ports'],
  ['a part of that in a row', 'listeners.0.names.0', 'listeners.0.names'],
  ['a part of a list that is empty now', 'nobody.0', 'nobody'],
  ['a part of a date', 'expireDate.day', 'expireDate'],
  ['a part of a choice that is not made', 'endDay.month', 'endDay'],
  ['all rows', 'listeners', 'listeners'],
])('finds %s in the form', (_what, path, field) => {
  expect(fieldAt(balancer, path)).toBe(field)
})

it.each(['listeners.0', 'listeners.2.port', 'listeners.0.weight', 'captchaCode', 'captchaCode.0', ''])(
  'leaves %o to the toast: the form has no such field',
  (path) => {
    expect(fieldAt(balancer, path)).toBeUndefined()
  },
)

it('puts what is said about rows beside their fields, once each, and remembers it', () => {
  const fields = {
    'listeners.1.port': ['تکراری است.', 'بزرگ است.'],
    'ports.0': ['عدد نیست.'],
    'ports.1': ['کوتاه است.'],
    'listeners.7.port': ['نیست.'],
  }
  const error = { status: 422, code: 'name_taken', message: 'این نام هست.', fields }
  expect(fieldMessagesIn(error, balancer, { name_taken: 'name' })).toEqual([
    ['listeners.1.port', 'تکراری است.'],
    ['ports', 'عدد نیست.'],
    ['name', 'این نام هست.'],
  ])
  const shown = ['بزرگ است.', 'کوتاه است.', 'این نام هست.', 'نیست.'].map((message) => isShownInField(error, message))
  expect(shown).toEqual([true, true, true, false])
})
