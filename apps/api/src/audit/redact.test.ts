import { expect, it } from 'vitest'
import { allCalls } from '@sarv/contract/calls'
import { personalFields, requestFields } from '@sarv/contract/personal-fields'
import { alwaysPersonal, redact } from './redact.ts'

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

it('keeps only texts that JSON in the database can be, when one is cut in an emoji or is not whole', () => {
  const kept = redact({ description: `${'a'.repeat(499)}😀${'b'.repeat(20)}`, name: 'a\ud800\0b', phone: '😀12' })
  expect(kept).toEqual({ description: `${'a'.repeat(499)}\ufffd…`, name: 'a\ufffdb', phone: '…\ufffd12' })
})

it('keeps of what identifies a person only what tells two values apart', () => {
  const body = {
    firstName: 'نیلوفر',
    nationalId: '0013542419',
    phoneNumber: '09121234567',
    phone: '02112345678',
    postalCode: '1234567890',
    address: 'تهران، خیابان آزادی، پلاک ۱',
  }
  expect(redact({ before: body })).toEqual({
    before: {
      firstName: 'نیلوفر',
      nationalId: '…419',
      phoneNumber: '…567',
      phone: '…678',
      postalCode: '…890',
      address: 'تهران، خیابان آزادی، پلاک ۱',
    },
  })
  expect(redact(body, personalFields(allCalls.profileEdit))).toMatchObject({ address: '[hidden]' })
  expect(redact({ origins: [{ address: 'origin.example.ir:8443' }] })).toEqual({
    origins: [{ address: 'origin.example.ir:8443' }],
  })
})

it('names as personal in every call what the contract marks wherever it stands', () => {
  const [marked, unmarked] = [new Map<string, string>(), new Set<string>()]
  for (const call of Object.values(allCalls)) {
    for (const [name, shown] of requestFields(call)) {
      if (shown) marked.set(name, shown)
      else unmarked.add(name)
    }
  }
  const everywhere = new Map([...marked].filter(([name]) => !unmarked.has(name)))
  expect(new Map(alwaysPersonal)).toEqual(everywhere)
})
