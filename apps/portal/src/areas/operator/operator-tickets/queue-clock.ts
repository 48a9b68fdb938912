import { promiseStateOf, type PromiseState } from '@sarv/contract/operator/operator-tickets/operator-tickets.rules'
import { formatDayAndMonth, formatTime, wireToUtc } from '../../../format/dates.ts'
import { formatClock } from '../../../format/duration.ts'
import { nowOnWire } from '../../../format/relative.ts'
import { ticketsText } from './operator-tickets.fa.ts'

const text = ticketsText.clock
const hourMs = 3_600_000
const dayMs = 24 * hourMs

export interface QueueClock {
  state: PromiseState
  /** A number to be read at a glance, and what it counts. */
  figure: string
  unit: string
  /** How much of the promise is left, 0 to 1. */
  share: number
}

const msOf = (wire: string): number => wireToUtc(wire)?.getTime() ?? 0

/** What the queue shows of a promise: minutes and seconds, then hours and minutes, then days. */
export const queueClockOf = (
  { answerDueDate, askedDate, createDate }: { answerDueDate: string; askedDate: string | null; createDate: string },
  now: Date,
): QueueClock => {
  const due = msOf(answerDueDate)
  const left = due - msOf(nowOnWire(now))
  const span = Math.abs(left)
  const whole = Math.max(1, due - msOf(askedDate ?? createDate))
  const share = Math.min(1, Math.max(0, left / whole))
  const state = promiseStateOf(left)
  if (span >= dayMs) {
    return { state, share, figure: text.days(Math.floor(span / dayMs)), unit: left < 0 ? text.late : text.left }
  }
  if (span >= hourMs) {
    // Hours and minutes are written as minutes and seconds are.
    return { state, share, figure: formatClock(span / 60_000), unit: left < 0 ? text.hoursLate : text.hoursLeft }
  }
  return { state, share, figure: formatClock(span / 1000), unit: left < 0 ? text.late : text.left }
}

/** Until when an answer is promised, or since when it is late; the day is said where it is not today. */
export const promiseSentence = (answerDueDate: string, now: Date): string => {
  const today = nowOnWire(now).slice(0, 10)
  const time = formatTime(answerDueDate)
  const moment = answerDueDate.slice(0, 10) === today ? time : text.onDay(formatDayAndMonth(answerDueDate), time)
  return msOf(answerDueDate) < msOf(nowOnWire(now)) ? text.lateSince(moment) : text.dueAt(moment)
}

/** How long an answered ticket stays open without a word of the customer. */
export const closingClockOf = (closesDate: string, now: Date): Pick<QueueClock, 'figure' | 'unit'> => {
  const left = Math.max(0, msOf(closesDate) - msOf(nowOnWire(now)))
  if (left >= dayMs) return { figure: text.days(Math.floor(left / dayMs)), unit: text.untilClosing }
  return { figure: formatClock(left / 60_000), unit: text.hoursUntilClosing }
}
