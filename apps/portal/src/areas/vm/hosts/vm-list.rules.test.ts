import { describe, expect, it } from 'vitest'
import { refusalOf } from './vm-acts.ts'
import { addressesOf, monthCostTotal, monthlyTotal, segmentOf, systemsOf } from './vm-list.rules.ts'
import { workByService } from '../../../services/service-work.ts'

describe('status segments', () => {
  it.each([
    [2, 'active'],
    [10, 'off'],
    [6, 'moving'],
    [11, 'moving'],
    [12, 'moving'],
    [8, 'failed'],
    [3, 'failed'],
    [99, 'off'],
  ])('counts status %d as %s', (statusId, segment) => {
    expect(segmentOf({ statusId })).toBe(segment)
  })
})

describe('why an act is not possible', () => {
  const on = { statusId: 2, powerStatus: 'POWERED_ON' }
  const off = { statusId: 10, powerStatus: 'POWERED_OFF' }

  it.each([
    ['start', on, 'سرور روشن است.'],
    ['start', off, undefined],
    ['shutdown', on, undefined],
    ['reboot', off, 'سرور خاموش است.'],
    ['delete', on, undefined],
    ['delete', { statusId: 12, powerStatus: null }, 'در وضعیت «در حال حذف» ممکن نیست.'],
  ] as const)('%s of %j', (act, host, reason) => {
    expect(refusalOf(act, host, { may: () => true })).toBe(reason)
  })

  it('names the operation that is running', () => {
    const running = { title: 'راه‌اندازی مجدد سرور' }
    expect(refusalOf('delete', on, { running, may: () => true })).toContain('راه‌اندازی مجدد سرور')
  })

  it('says that the role is not enough before anything else', () => {
    const may = (access: string) => access !== 'project:manage'
    expect(refusalOf('delete', on, { may })).toBe('نقش شما در این پروژه اجازه این کار را نمی‌دهد.')
    expect(refusalOf('reboot', on, { may })).toBeUndefined()
  })
})

describe('the work of each server', () => {
  const operation = (id: number, serviceId: number | null, operationStatusId: number) => ({
    id,
    kind: 'vmHostCreate',
    title: 'ساخت سرور',
    sentence: 'ساخت سرور',
    projectId: 1,
    serviceType: 'Vm',
    serviceId,
    serviceName: null,
    user: null,
    operationStatusId,
    percent: 0,
    step: null,
    reason: null,
    canRetry: false,
    canCancel: false,
    createDate: '2026-11-15T09:30:00',
    endDate: null,
  })

  it('is its newest operation: running, failed, or nothing to tell', () => {
    const operations = [
      operation(5, 1, 2),
      operation(4, 2, 4),
      operation(3, 2, 2),
      operation(2, 3, 3),
      operation(1, null, 2),
    ]
    const work = workByService(operations, 'Vm')
    expect(work.get(1)?.running?.id).toBe(5)
    expect(work.get(2)).toMatchObject({ failed: { id: 4 } })
    expect(work.get(3)).toEqual({})
    expect(work.size).toBe(3)
  })
})

it('adds up what the servers cost, in a month and so far', () => {
  const hosts = [{ priceNow: 6_600_000, monthCost: 12 }, {}, { priceNow: 1_400_000, monthCost: 30 }]
  expect([monthlyTotal(hosts), monthCostTotal(hosts)]).toEqual([8_000_000, 42])
})

it('lists addresses of the internet before those inside', () => {
  const host = { ipv4: '203.0.113.5', ipv6: null, privateAddresses: ['10.20.0.9', '10.30.0.9'] }
  expect(addressesOf(host)).toEqual(['203.0.113.5', '10.20.0.9', '10.30.0.9'])
  expect(addressesOf({})).toEqual([])
})

it('offers each system once, in order, and none that is not known', () => {
  const hosts = [{ operatingSystem: 'Ubuntu' }, { operatingSystem: 'Debian' }, {}, { operatingSystem: 'Ubuntu' }]
  expect(systemsOf(hosts)).toEqual(['Debian', 'Ubuntu'])
})
