import { expect, it } from 'vitest'
import { problemWithCode } from './code-problem.ts'
import { confirmCodeText } from './confirm-code.fa.ts'

it("a refused code is told in its place, in the server's words where it has some", () => {
  expect(problemWithCode({ status: 400, code: 'code_wrong', message: 'نه' })).toBe('نه')
  expect(problemWithCode({ status: 422, message: 'کلی', fields: { confirmCode: ['شش رقم'] } })).toBe('شش رقم')
  expect(problemWithCode({ status: 401 })).toBe(confirmCodeText.wrong)
  expect(problemWithCode({ status: 404 })).toBe(confirmCodeText.wrong)
})

it('what is not about the code is not told there', () => {
  for (const status of [0, 408, 409, 429, 500]) expect(problemWithCode({ status, message: 'x' })).toBeUndefined()
  expect(problemWithCode({ status: 401, isAborted: true })).toBeUndefined()
})
