import { expect, it } from 'vitest'
import { createIdempotencyKeys } from './idempotency.ts'

const keys = () => {
  let count = 0
  return createIdempotencyKeys(() => `key-${(count += 1)}`)
}

it('keeps the key of a write whose outcome is unknown', () => {
  const { keyFor } = keys()
  expect(keyFor('POST /a {}')).toBe('key-1')
  expect(keyFor('POST /a {}')).toBe('key-1')
})

it('takes a new key for another write, and for the next press after an answer', () => {
  const { keyFor, settle } = keys()
  expect(keyFor('POST /a {}')).toBe('key-1')
  expect(keyFor('POST /a {"name":"b"}')).toBe('key-2')
  settle('POST /a {}')
  expect(keyFor('POST /a {}')).toBe('key-3')
})
