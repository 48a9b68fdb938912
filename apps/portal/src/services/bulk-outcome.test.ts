import { expect, it } from 'vitest'
import { outcomeOf, type BulkItem } from './bulk-outcome.ts'

const operation = (id: number, operationStatusId: number, more: { reason?: string; canRetry?: boolean } = {}) => ({
  id,
  kind: 'vmHostReboot',
  title: 'راه‌اندازی مجدد سرور',
  sentence: 'راه‌اندازی مجدد سرور',
  projectId: 1,
  serviceType: 'Vm',
  serviceId: id,
  serviceName: null,
  user: null,
  operationStatusId,
  percent: 0,
  step: null,
  reason: more.reason ?? null,
  canRetry: more.canRetry ?? false,
  canCancel: false,
  createDate: '2026-11-15T09:30:00',
  endDate: null,
})

const thing = (id: number) => ({ id, name: `web-${id}` })

const items: BulkItem[] = [
  { thing: thing(1), operationId: 11 },
  { thing: thing(2), operationId: 12 },
  { thing: thing(3), operationId: 13 },
  { thing: thing(4), operationId: 14 },
  { thing: thing(5), refusal: 'سرور خاموش است.' },
  { thing: thing(6) },
]

it('counts what is done and under way, and names what failed with its reason', () => {
  const outcome = outcomeOf(items, [
    operation(11, 3),
    operation(12, 2),
    operation(13, 4, { reason: 'موتور پاسخ نداد.', canRetry: true }),
  ])
  expect(outcome).toMatchObject({ done: 2, running: 2 })
  expect(outcome.failures.map(({ item, reason, retried }) => [item.thing.name, reason, retried])).toEqual([
    ['web-3', 'موتور پاسخ نداد.', 13],
    ['web-5', 'سرور خاموش است.', undefined],
  ])
})

it('takes an operation that nobody has listed yet for one under way', () => {
  expect(outcomeOf(items, [])).toMatchObject({ done: 1, running: 4 })
})
