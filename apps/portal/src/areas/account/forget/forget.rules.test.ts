import { validationText } from '@sarv/contract/validation.fa'
import { expect, it } from 'vitest'
import { forgetText } from './forget.fa.ts'
import { guardedPath } from './forget.paths.ts'
import { isAboutCode, passwordProblems, resetEntryOf } from './forget.rules.ts'

it('asks for a strong password, twice the same', () => {
  expect(passwordProblems({ password: 'weak', repeat: 'weak' })).toEqual({ password: validationText.password })
  expect(passwordProblems({ password: 'Strong1!pass', repeat: 'Strong1!pas' })).toEqual({
    repeat: forgetText.repeatWrong,
  })
  expect(passwordProblems({ password: 'Strong1!pass', repeat: 'Strong1!pass' })).toEqual({})
})

it('goes back to the code when the code is what was refused, and not otherwise', () => {
  expect(isAboutCode({ status: 400, code: 'code_wrong' })).toBe(true)
  expect(isAboutCode({ status: 422, fields: { confirmCode: ['x'] } })).toBe(true)
  expect(isAboutCode({ status: 422, fields: { password: ['x'] } })).toBe(false)
  expect(isAboutCode({ status: 400, code: 'password_unchanged' })).toBe(false)
  expect(isAboutCode({ status: 500 })).toBe(false)
})

it('reads the e-mail and the link of a mail from the address, and no link without its e-mail', () => {
  const byMail = { email: 'a@example.com', linkToken: 'abc', isGuarded: false }
  expect(resetEntryOf('?email=a%40example.com', '#reset=abc')).toEqual(byMail)
  expect(resetEntryOf('?email=a%40example.com', '')).toEqual({ ...byMail, linkToken: '' })
  expect(resetEntryOf('', '#reset=abc')).toEqual({ email: '', linkToken: '', isGuarded: false })
  const { pathname, search } = new URL(guardedPath('a+b@example.com'), 'https://sarv.example')
  expect(pathname).toBe('/account/forget')
  expect(resetEntryOf(search, '')).toEqual({ email: 'a+b@example.com', linkToken: '', isGuarded: true })
})
