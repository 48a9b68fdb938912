import { expect, it } from 'vitest'
import { redact } from './redact.ts'

it('hides what is secret by its name, however deep', () => {
  const secret = 'hunter2'
  const body = {
    email: 'a@example.com',
    password: secret,
    currentPassword: secret,
    confirmCode: '123456',
    captchaCode: secret,
    captchaKey: secret,
    code: secret,
    invitationToken: secret,
    pendingToken: secret,
    recoveryCode: secret,
    response: { id: secret },
    nested: { list: [{ privateKey: secret, name: 'kept' }] },
  }
  const told = JSON.stringify(redact(body))
  expect(told).not.toContain(secret)
  expect(told).not.toContain('123456')
  expect(redact(body)).toMatchObject({ email: 'a@example.com', nested: { list: [{ name: 'kept' }] } })
})

it('keeps switches, and shortens what is long or deep', () => {
  expect(redact({ hasToken: true, endOtherSessions: false })).toEqual({ hasToken: true, endOtherSessions: false })
  expect((redact('x'.repeat(2000)) as string).length).toBe(501)
  expect(JSON.stringify(redact({ a: { b: { c: { d: { e: 1 } } } } }))).toBe('{"a":{"b":{"c":{"d":"…"}}}}')
  expect(redact(new File(['abc'], 'scan.pdf'))).toEqual({ file: 'scan.pdf', bytes: 3 })
})
