import type { OperationListItem } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastStore } from '../ui/toast.ts'
import { followOperation, tellStarted } from './operation-toasts.ts'
import { noteStarted } from './started-operations.ts'

vi.mock('./registered-pages.ts', () => ({ isRegistered: () => true }))

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  for (const { id } of toastStore.current()) toastStore.dismiss(id)
})
afterEach(() => vi.unstubAllGlobals())

const { running, done, failed } = operationStatus.id

const operation = (id: number, statusId: number, more: Partial<OperationListItem> = {}): OperationListItem => ({
  id,
  kind: 'volumeNodeAttach',
  title: 'اتصال دیسک به سرور',
  sentence: 'اتصال دیسک «files-01» به سرور «web-1»',
  projectId: 3,
  serviceType: 'Volume',
  serviceId: 7,
  serviceName: 'files-01',
  user: null,
  operationStatusId: statusId,
  percent: 0,
  step: null,
  reason: null,
  canRetry: false,
  canCancel: false,
  createDate: '2026-11-15T09:30:00',
  endDate: null,
  ...more,
})

const shown = () => toastStore.current().map(({ kind, text, isMoving, href }) => ({ kind, text, isMoving, href }))
const path = '/volume/3?volume=7'

it('says one act with one message: begun, then done, with the way to the thing', () => {
  noteStarted({ operationId: 1 }, performance.now())
  tellStarted({ operationId: 1 }, 'اتصال آغاز شد.')
  followOperation(operation(1, running))
  expect(shown()).toEqual([{ kind: 'info', text: 'اتصال آغاز شد.', isMoving: true, href: path }])
  followOperation(operation(1, done))
  const text = 'اتصال دیسک «files-01» به سرور «web-1» انجام شد.'
  expect(shown()).toEqual([{ kind: 'success', text, isMoving: false, href: path }])
})

it('turns into the reason where it failed', () => {
  noteStarted({ operationId: 2 }, performance.now())
  tellStarted({ operationId: 2 }, 'اتصال آغاز شد.')
  followOperation(operation(2, failed, { reason: 'سرور پاسخ نداد.' }))
  expect(shown()).toEqual([
    {
      kind: 'error',
      text: 'اتصال دیسک «files-01» به سرور «web-1» ناموفق بود. سرور پاسخ نداد.',
      isMoving: false,
      href: path,
    },
  ])
})

it('does not say that it began after it has said how it ended', () => {
  const sentAt = performance.now()
  followOperation(operation(3, done))
  noteStarted({ operationId: 3 }, sentAt)
  tellStarted({ operationId: 3 }, 'اتصال آغاز شد.')
  expect(shown().map(({ kind }) => kind)).toEqual(['success'])
})

it('leads nowhere once the thing is gone', () => {
  noteStarted({ operationId: 4 }, performance.now())
  tellStarted({ operationId: 4 }, 'حذف آغاز شد.')
  followOperation(operation(4, done, { kind: 'volumeDelete' }))
  expect(shown()).toMatchObject([{ kind: 'success', href: undefined }])
})

it('says at once what needed no operation, and nothing about the operations of others', () => {
  tellStarted({ operationId: null }, 'نام دیسک تغییر کرد.')
  followOperation(operation(5, done))
  expect(shown()).toMatchObject([{ kind: 'success', text: 'نام دیسک تغییر کرد.' }])
})
