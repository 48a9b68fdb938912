import { expect, it } from 'vitest'
import { codeIn, linkIn, withoutStyles } from './outbox-message.ts'

it('finds the code of a message between its direction marks', () => {
  expect(codeIn('کد شما: \u2066482913\u2069')).toBe('482913')
  expect(codeIn('شماره ۰۹۱۲ 09121234567')).toBeUndefined()
  expect(codeIn('بدون کد')).toBeUndefined()
})

it('finds the link of a message, whole and without marks', () => {
  const link = 'http://127.0.0.1:3000/account/signup?email=a%40b.example#code=123456'
  expect(linkIn(`باز کنید:\n\u2066${link}\u2069\n\nپایان`)).toBe(link)
  expect(linkIn('بدون پیوند')).toBeUndefined()
})

it('leaves no style in the markup', () => {
  expect(withoutStyles('<p class="a" style="color:red"><b style="margin:0">x</b></p>')).toBe(
    '<p class="a" data-style="color:red"><b data-style="margin:0">x</b></p>',
  )
})
