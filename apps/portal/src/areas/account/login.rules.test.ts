import { validationText } from '@sarv/contract/validation.fa'
import { describe, expect, it } from 'vitest'
import { checkLogin, fieldErrorsOf, isWrongCredentials } from './login.rules.ts'

const filled = { email: 'niloofar@toranj.example', password: 'x', captchaCode: '' }

describe('the login form', () => {
  it('asks for both fields', () => {
    expect(checkLogin({ email: ' ', password: '', captchaCode: '' }, false)).toEqual({
      email: validationText.required,
      password: validationText.required,
    })
  })

  it.each(['niloofar', 'a@b', '@toranj.example', 'a b@c d'])('refuses %s as e-mail', (email) => {
    expect(checkLogin({ ...filled, email }, false)).toEqual({ email: validationText.email })
  })

  it('takes an e-mail with Persian digits and spaces around it', () => {
    expect(checkLogin({ ...filled, email: ' user۱۲@toranj.example ' }, false)).toEqual({})
  })

  it('wants the six characters of the picture only when one is asked for', () => {
    expect(checkLogin(filled, false)).toEqual({})
    expect(checkLogin(filled, true)).toEqual({ captchaCode: validationText.captcha })
    expect(checkLogin({ ...filled, captchaCode: '7kRm4e' }, true)).toEqual({})
  })
})

it('takes 401 and 404 for wrong credentials', () => {
  expect([401, 404, 403, 429].map((status) => isWrongCredentials({ status }))).toEqual([true, true, false, false])
})

it("puts the server's messages under their fields", () => {
  const fields = { email: ['a'], captchaCode: ['b', 'c'], other: ['d'] }
  expect(fieldErrorsOf({ status: 422, fields })).toEqual({ email: 'a', captchaCode: 'b' })
})
