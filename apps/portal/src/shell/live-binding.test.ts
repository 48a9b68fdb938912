import { expect, it } from 'vitest'
import { isInList, readLiveEvent, upsertOperation } from './live-binding.ts'

const operation = (id: number, percent: number) => ({
  id,
  kind: 'vmHostCreate',
  title: 'ساخت سرور',
  sentence: 'ساخت سرور',
  projectId: 3,
  serviceType: 'Vm',
  serviceId: 7,
  serviceName: 'web-1',
  user: null,
  operationStatusId: 2 as const,
  percent,
  step: null,
  reason: null,
  canRetry: false,
  canCancel: true,
  createDate: '2026-11-15T09:30:00',
  endDate: null,
})

it('reads the group to read again and the operation that moved', () => {
  expect(readLiveEvent('{"group":"VmHost","projectId":3}')).toEqual({ group: 'VmHost', operation: null })
  expect(readLiveEvent(JSON.stringify({ group: null, operation: operation(1, 20) }))?.operation?.percent).toBe(20)
})

it('passes over groups it does not know and messages it cannot read', () => {
  expect(readLiveEvent('{"group":"Tomorrow"}')).toEqual({ group: null, operation: null })
  expect(readLiveEvent('not json')).toBeUndefined()
  expect(readLiveEvent('7')).toBeUndefined()
})

it('moves an operation in its place and puts a new one first', () => {
  const list = [operation(2, 10), operation(1, 90)]
  upsertOperation(list, operation(1, 95))
  upsertOperation(list, operation(3, 0))
  expect(list.map(({ id, percent }) => [id, percent])).toEqual([
    [3, 0],
    [2, 10],
    [1, 95],
  ])
})

it('stays in the list of a service that it changes under the name of another one, and comes into no strange one', () => {
  const ofServer = { ProjectId: 3, ServiceType: 'Vm', ServiceId: 7 }
  const plan = { ...operation(5, 20), serviceType: 'Vpc' }
  expect(isInList(ofServer, [], operation(4, 0))).toBe(true)
  expect(isInList(ofServer, [], plan)).toBe(false)
  expect(isInList(ofServer, [plan], { ...plan, percent: 100 })).toBe(true)
  expect(isInList({}, [], plan)).toBe(true)
})
