import { expect, it } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'

it.each([
  ['صثذ', 'web'],
  ['سثقرثق', 'server'],
  ['یذ-حقهئشقغ', 'db-primary'],
  ['پغسضم', 'mysql'],
])('reads %s, typed with the Persian keyboard, as %s', (typed, meant) => {
  expect(otherLayout(typed)).toEqual({ typedIn: 'persian', text: meant })
})

it.each([
  ['sv,v', 'سرور'],
  ['nhlki', 'دامنه'],
  ['Af;i', 'شبکه'],
])('reads %s, typed with the Latin keyboard, as %s', (typed, meant) => {
  expect(otherLayout(typed)).toEqual({ typedIn: 'latin', text: meant })
})

it.each(['203.0.113.14', '', 'سرور web'])('leaves %s alone', (typed) => {
  expect(otherLayout(typed)).toBeUndefined()
})
