import { expect, it } from 'vitest'
import { keyProblems, toKeyModel } from './key-form.ts'

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ0lWwQ3Hq5m0tqO0tJ7Zk3B0rUoT1cM2b9yYw8k1F2a niloofar@laptop'

it('takes a key as ssh-keygen writes it', () => {
  expect(keyProblems({ name: 'niloofar-laptop', publicKey: `${publicKey}\n` })).toEqual({})
})

it.each([
  ['', 'این مورد را وارد کنید.'],
  ['key', 'دست‌کم ۵ نویسه بنویسید.'],
  ['k'.repeat(51), 'بیشتر از ۵۰ نویسه پذیرفته نیست.'],
])('refuses the name %j', (name, message) => {
  expect(keyProblems({ name, publicKey }).name).toBe(message)
})

it.each([
  ['', 'این مورد را وارد کنید.'],
  ['hello', 'کلید عمومی باید یک خط به شکل OpenSSH باشد؛ مانند ssh-ed25519 AAAA….'],
])('refuses the key %j', (pasted, message) => {
  expect(keyProblems({ name: 'niloofar-laptop', publicKey: pasted }).publicKey).toBe(message)
})

it('warns whoever pastes the private half', () => {
  const pasted = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNz\n-----END OPENSSH PRIVATE KEY-----'
  expect(keyProblems({ name: 'niloofar-laptop', publicKey: pasted }).publicKey).toContain('کلید خصوصی است')
})

it('sends the key in one line without the end of the line', () => {
  expect(toKeyModel({ name: ' niloofar-laptop ', publicKey: `${publicKey}\n` })).toEqual({
    name: 'niloofar-laptop',
    publicKey,
  })
})
