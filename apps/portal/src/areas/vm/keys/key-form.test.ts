import { expect, it } from 'vitest'
import { type KeyForm, keyResolver } from './key-form.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const read = async (form: KeyForm) => keyResolver(form, undefined, options)
const problemOf = async (form: KeyForm, field: keyof KeyForm) => (await read(form)).errors[field]?.message

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ0lWwQ3Hq5m0tqO0tJ7Zk3B0rUoT1cM2b9yYw8k1F2a niloofar@laptop'

it('takes a key as ssh-keygen writes it', async () => {
  expect((await read({ name: 'niloofar-laptop', publicKey: `${publicKey}\n` })).errors).toEqual({})
})

it.each([
  ['', 'این مورد را وارد کنید.'],
  ['key', 'دست‌کم ۵ کاراکتر بنویسید.'],
  ['k'.repeat(51), 'بیشتر از ۵۰ کاراکتر پذیرفته نیست.'],
])('refuses the name %j', async (name, message) => {
  expect(await problemOf({ name, publicKey }, 'name')).toBe(message)
})

it.each([
  ['', 'این مورد را وارد کنید.'],
  ['hello', 'کلید عمومی باید یک خط به شکل OpenSSH باشد؛ مانند ssh-ed25519 AAAA….'],
])('refuses the key %j', async (pasted, message) => {
  expect(await problemOf({ name: 'niloofar-laptop', publicKey: pasted }, 'publicKey')).toBe(message)
})

it.each([
  '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNz\n-----END OPENSSH PRIVATE KEY-----',
  'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nPrivate-Lines: 1',
])('warns whoever pastes the private half: %j', async (pasted) => {
  expect(await problemOf({ name: 'niloofar-laptop', publicKey: pasted }, 'publicKey')).toContain('کلید خصوصی است')
})

it('sends the key in one line without the end of the line', async () => {
  expect((await read({ name: ' niloofar-laptop ', publicKey: `${publicKey}\n` })).values).toEqual({
    name: 'niloofar-laptop',
    publicKey,
  })
})
