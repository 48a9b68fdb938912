import { expect, it } from 'vitest'
import { isCaptchaRequired } from './sign-in.rules.ts'

it.each([
  [{ email: 0, address: 0 }, false],
  [{ email: 2, address: 9 }, false],
  [{ email: 3, address: 0 }, true],
  [{ email: 0, address: 10 }, true],
])('after %o failures a captcha is required: %s', (failures, expected) => {
  expect(isCaptchaRequired(failures)).toBe(expected)
})
