import type { OperationListItem } from '@sarv/client/portal.generated'
import { operationStatus } from '@sarv/contract/enums'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast, toastStore } from '../ui/toast.ts'
import { followOperation } from './operation-ends.ts'
import { tellStarted } from './operation-toasts.ts'
import { tellSeveralStarted } from './several-toasts.ts'
import { noteEnded, noteStarted } from './started-operations.ts'

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

// Ids that no other test uses: what was told stays known as long as the program runs.
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
  noteStarted({ operationId: 101 }, performance.now())
  tellStarted({ operationId: 101 }, 'اتصال آغاز شد.')
  followOperation(operation(101, running))
  expect(shown()).toEqual([{ kind: 'info', text: 'اتصال آغاز شد.', isMoving: true, href: path }])
  followOperation(operation(101, done))
  const text = 'اتصال دیسک «files-01» به سرور «web-1» انجام شد.'
  expect(shown()).toEqual([{ kind: 'success', text, isMoving: false, href: path }])
})

it('offers to take back what is done, and not what is under way or has failed', () => {
  const undo = { label: 'بازگرداندن', run: () => undefined }
  const offered = () => toastStore.current().map(({ action }) => action)
  for (const [id, end] of [
    [191, done],
    [192, failed],
  ] as const) {
    for (const each of toastStore.current()) toastStore.dismiss(each.id)
    noteStarted({ operationId: id }, performance.now())
    tellStarted({ operationId: id }, 'جابه‌جایی آغاز شد.', { undo })
    expect(offered()).toEqual([undefined])
    followOperation(operation(id, end))
    expect(offered()).toEqual([end === done ? undo : undefined])
  }
})

it('turns into the reason where it failed', () => {
  noteStarted({ operationId: 102 }, performance.now())
  tellStarted({ operationId: 102 }, 'اتصال آغاز شد.')
  followOperation(operation(102, failed, { reason: 'سرور پاسخ نداد.' }))
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
  followOperation(operation(103, done))
  noteStarted({ operationId: 103 }, sentAt)
  tellStarted({ operationId: 103 }, 'اتصال آغاز شد.')
  expect(shown().map(({ kind }) => kind)).toEqual(['success'])
})

it('leads nowhere once the thing is gone', () => {
  noteStarted({ operationId: 104 }, performance.now())
  tellStarted({ operationId: 104 }, 'حذف آغاز شد.')
  followOperation(operation(104, done, { kind: 'volumeDelete' }))
  expect(shown()).toMatchObject([{ kind: 'success', href: undefined }])
})

it('says at once what needed no operation, and nothing about the operations of others', () => {
  tellStarted({ operationId: null }, 'نام دیسک تغییر کرد.')
  followOperation(operation(105, done))
  expect(shown()).toMatchObject([{ kind: 'success', text: 'نام دیسک تغییر کرد.' }])
})

it('goes on in the message of what came before: taking back, then taken back, and nothing of the delete', () => {
  noteStarted({ operationId: 106 }, performance.now())
  tellStarted({ operationId: 106 }, 'به سطل بازیافت می‌رود.')
  toastStore.dismiss(toastStore.current()[0]!.id)
  toast.info('بازگردانده می‌شود.', { key: 'take-back', isMoving: true })
  noteEnded(106, () => undefined)
  followOperation(operation(106, done, { kind: 'vmHostDelete' }))
  noteStarted({ operationId: 107 }, performance.now())
  tellStarted({ operationId: 107 }, 'بازگردانده می‌شود.', { key: 'take-back' })
  expect(shown()).toMatchObject([{ text: 'بازگردانده می‌شود.', isMoving: true }])
  followOperation(operation(107, done, { sentence: 'بازگرداندن سرور «web-1»' }))
  expect(shown()).toMatchObject([{ kind: 'success', text: 'بازگرداندن سرور «web-1» انجام شد.', isMoving: false }])
})

describe('several at once', () => {
  const words = {
    started: 'ساخت ۳ سرور آغاز شد.',
    done: '۳ سرور آماده شدند.',
    failed: (names: readonly string[]) => `ناموفق: ${names.join('، ')}`,
    href: '/vm/3/list',
  }
  const begin = (first: number) => {
    noteStarted({ operationId: first }, performance.now())
    tellSeveralStarted([{ operationId: first }, { operationId: first + 1 }, { operationId: first + 2 }], words)
  }

  it('are one message, which turns when the last of them is ready', () => {
    begin(110)
    followOperation(operation(111, running))
    followOperation(operation(111, done))
    followOperation(operation(110, done))
    expect(shown()).toEqual([{ kind: 'info', text: words.started, isMoving: true, href: words.href }])
    followOperation(operation(112, done))
    expect(shown()).toEqual([{ kind: 'success', text: words.done, isMoving: false, href: words.href }])
  })

  it('name those that failed', () => {
    begin(120)
    followOperation(operation(121, failed, { serviceName: 'web-2' }))
    followOperation(operation(120, done))
    followOperation(operation(122, done))
    expect(shown()).toEqual([{ kind: 'error', text: 'ناموفق: web-2', isMoving: false, href: words.href }])
  })

  it('count what was over before the answer came', () => {
    const sentAt = performance.now()
    followOperation(operation(130, done))
    followOperation(operation(132, done))
    noteStarted({ operationId: 130 }, sentAt)
    tellSeveralStarted([{ operationId: 130 }, { operationId: 131 }, { operationId: 132 }], words)
    expect(shown()).toMatchObject([{ text: words.started, isMoving: true }])
    followOperation(operation(131, done))
    expect(shown()).toMatchObject([{ kind: 'success', text: words.done }])
  })
})
