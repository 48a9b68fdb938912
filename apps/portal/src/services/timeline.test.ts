import { expect, it } from 'vitest'
import { timelineOf } from './timeline.ts'

const step = (operationStatusId: number, changed: Partial<Parameters<typeof timelineOf>[0][number]> = {}) => ({
  name: 'آماده‌سازی دیسک',
  operationStatusId,
  attempt: 1,
  startDate: null,
  endDate: null,
  error: null,
  ...changed,
})

it('tells how long a step took, or takes so far', () => {
  const steps = [
    step(3, { startDate: '2026-11-15T09:30:00', endDate: '2026-11-15T09:30:22' }),
    step(2, { startDate: '2026-11-15T09:30:22' }),
    step(1),
  ]
  expect(timelineOf(steps, '2026-11-15T09:30:36').map(({ state, seconds }) => [state, seconds])).toEqual([
    ['done', 22],
    ['now', 14],
    ['todo', undefined],
  ])
})

it('says why a step failed, and which try is running', () => {
  const steps = [step(4, { error: 'ظرفیت کافی نیست.' }), step(2, { attempt: 3 }), step(5)]
  const [failed, retried, undone] = timelineOf(steps, '2026-11-15T09:30:36')
  expect(failed).toMatchObject({ state: 'failed', detail: 'ظرفیت کافی نیست.' })
  expect(retried?.detail).toBe('تلاش ۳')
  expect(undone?.state).toBe('undone')
})
