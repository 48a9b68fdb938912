import { expect, it } from 'vitest'
import { captchaPattern } from '@sarv/contract/field-rules'
import { captchaQuestionText as text, numberInWords } from './captcha-question.fa.ts'
import { newCaptchaQuestion } from './captcha-question.ts'

it.each([
  [10, 'ده'],
  [16, 'شانزده'],
  [20, 'بیست'],
  [47, 'چهل و هفت'],
  [99, 'نود و نه'],
])('%i is «%s»', (number, words) => {
  expect(numberInWords(number)).toBe(words)
})

it('every number of two digits has words of its own', () => {
  const words = Array.from({ length: 90 }, (_, at) => numberInWords(at + 10))
  expect(new Set(words).size).toBe(90)
  expect(words.join()).not.toContain('undefined')
})

it('asks in either order, and the answer has the shape of a captcha', () => {
  const asked = Array.from({ length: 100 }, newCaptchaQuestion)
  for (const { question, code } of asked) {
    expect(code).toMatch(/^[1-9]\d[1-9]\d[1-9]\d$/)
    expect(code).toMatch(captchaPattern)
    const numbers = [code.slice(0, 2), code.slice(2, 4), code.slice(4)].map(Number)
    expect([text.inOrder(numbers), text.fromTheLast(numbers.toReversed())]).toContain(question)
  }
  expect(new Set(asked.map(({ question }) => question.includes('همین ترتیب'))).size).toBe(2)
})
