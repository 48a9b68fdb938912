import { expect, it } from 'vitest'
import { closingClockOf, promiseSentence, queueClockOf } from './queue-clock.ts'

/** 09:00 in Tehran. */
const now = new Date('2026-11-18T05:30:00Z')
const asked = { askedDate: '2026-11-18T08:00:00', createDate: '2026-11-17T08:00:00' }

it.each([
  ['2026-11-18T09:05:48', 'soon', '۵:۴۸', 'مانده'],
  ['2026-11-18T09:30:00', 'soon', '۳۰:۰۰', 'مانده'],
  ['2026-11-18T09:42:05', 'calm', '۴۲:۰۵', 'مانده'],
  ['2026-11-18T10:44:00', 'calm', '۱:۴۴', 'ساعت مانده'],
  ['2026-11-21T10:00:00', 'calm', '۳ روز', 'مانده'],
  ['2026-11-18T08:53:48', 'late', '۶:۱۲', 'گذشته'],
  ['2026-11-18T06:30:00', 'late', '۲:۳۰', 'ساعت گذشته'],
])('a promise until %s is %s: %s %s', (answerDueDate, state, figure, unit) =>
  expect(queueClockOf({ ...asked, answerDueDate }, now)).toMatchObject({ state, figure, unit }),
)

it.each([
  ['2026-11-18T12:00:00', 'پاسخ تا ۱۲:۰۰'],
  ['2026-11-19T12:00:00', 'پاسخ تا ۲۸ آبان، ۱۲:۰۰'],
  ['2026-11-18T08:30:00', 'مهلت پاسخ ۰۸:۳۰ بود'],
  ['2026-11-17T12:00:00', 'مهلت پاسخ ۲۶ آبان، ۱۲:۰۰ بود'],
])('a promise until %s is said as: %s', (answerDueDate, sentence) =>
  expect(promiseSentence(answerDueDate, now)).toBe(sentence),
)

it('shows how much of the promise is left, from when the customer asked', () => {
  expect(queueClockOf({ ...asked, answerDueDate: '2026-11-18T10:00:00' }, now).share).toBe(0.5)
  expect(queueClockOf({ ...asked, answerDueDate: '2026-11-18T08:30:00' }, now).share).toBe(0)
})

it.each([
  ['2026-11-21T10:00:00', '۳ روز', 'تا بستن'],
  ['2026-11-18T10:44:00', '۱:۴۴', 'ساعت تا بستن'],
  ['2026-11-18T08:00:00', '۰:۰۰', 'ساعت تا بستن'],
])('a ticket that closes at %s is open for %s %s', (closesDate, figure, unit) =>
  expect(closingClockOf(closesDate, now)).toEqual({ figure, unit }),
)
