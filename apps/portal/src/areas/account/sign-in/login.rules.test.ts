import { validationText } from '@sarv/contract/validation.fa'
import { describe, expect, it } from 'vitest'
import { checkCredentials, fieldErrorsOf } from './login.rules.ts'

const filled = { email: 'niloofar@toranj.example', password: 'x' }

describe('the login form', () => {
  it('asks for both fields', () => {
    expect(checkCredentials({ email: ' ', password: '' })).toEqual({
      email: validationText.required,
      password: validationText.required,
    })
  })

  it.each(['niloofar', 'a@b', '@toranj.example', 'a@b@c.d'])('refuses %s as e-mail', (email) => {
    expect(checkCredentials({ ...filled, email })).toEqual({ email: validationText.email })
  })

  it('takes an e-mail with Persian digits and spaces around it', () => {
    expect(checkCredentials({ ...filled, email: ' user۱۲@toranj.example ' })).toEqual({})
  })
})

it("puts the server's messages under their fields", () => {
  const fields = { email: ['a'], password: ['b', 'c'], other: ['d'] }
  expect(fieldErrorsOf({ status: 422, fields })).toEqual({ email: 'a', password: 'b' })
})
