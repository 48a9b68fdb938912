import { expect, it } from 'vitest'
import { hashPassword, isPasswordRight } from './passwords.service.ts'

it('knows a password again by its hash alone, which is argon2id and different each time', async () => {
  const [one, two] = await Promise.all([hashPassword('Correct1!horse'), hashPassword('Correct1!horse')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await isPasswordRight(one, 'Correct1!horse')).toBe(true)
  expect(await isPasswordRight(one, 'correct1!horse')).toBe(false)
})

it.each([undefined, null])('nothing is right where the hash is %s', async (none) => {
  expect(await isPasswordRight(none, '')).toBe(false)
  expect(await isPasswordRight(none, 'Correct1!horse')).toBe(false)
})

it('turns away what would wait too long, and works again afterwards', async () => {
  const hash = await hashPassword('Correct1!horse')
  const answers = await Promise.allSettled(Array.from({ length: 100 }, () => isPasswordRight(hash, 'wrong')))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused.length).toBeGreaterThan(30)
  expect(refused.length).toBeLessThan(50)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'sign_in_busy', retryAfterSeconds: 5 })
  expect(await isPasswordRight(hash, 'Correct1!horse')).toBe(true)
}, 60_000)
