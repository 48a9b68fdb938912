import { expect, it } from 'vitest'
import { fieldMessagesOf, isShownInField } from './field-messages.ts'

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
