import { expect, it } from 'vitest'
import { isCaptchaRequired } from './sign-in.rules.ts'

it.each([
  [{ pair: 0, email: 0, address: 0 }, false],
  [{ pair: 2, email: 2, address: 9 }, false],
  [{ pair: 0, email: 3, address: 0 }, true],
  [{ pair: 3, email: 0, address: 0 }, true],
  [{ pair: 0, email: 0, address: 10 }, true],
])('after %o failures a captcha is required: %s', (failures, expected) => {
  expect(isCaptchaRequired(failures)).toBe(expected)
})
