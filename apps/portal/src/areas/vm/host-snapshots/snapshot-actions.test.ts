import { snapshotStatus } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { servicesText } from '../../../services/services.fa.ts'
import { snapshotActions } from './snapshot-actions.ts'
import { snapshotsText as text } from './host-snapshots.fa.ts'

const snapshot = (status: keyof typeof snapshotStatus.id) => ({
  id: 1,
  name: 'before-upgrade',
  statusId: snapshotStatus.id[status],
  status: null,
  createDate: '2026-11-15T09:30:00',
})

interface Setting {
  hostRefuses?: string
  mayDelete?: boolean
}

const reasonOf = (label: string, status: keyof typeof snapshotStatus.id, setting: Setting = {}) =>
  snapshotActions({
    refusal: () => setting.hostRefuses,
    mayDelete: setting.mayDelete ?? true,
    ask: { open: () => undefined, revert: () => undefined, delete: () => undefined },
  })
    .find((action) => action.label === label)
    ?.disabledReason?.(snapshot(status))

it('offers to revert to a snapshot that is ready, and again to one whose revert failed', () => {
  expect(reasonOf(text.revert, 'inactive')).toBeUndefined()
  expect(reasonOf(text.revert, 'revertFailed')).toBeUndefined()
  expect(reasonOf(text.revert, 'active')).toBe(servicesText.refused.status('نقطه کنونی'))
  expect(reasonOf(text.revert, 'wait')).toContain('در حال انجام')
})

it('says first what stands in the way of the server itself', () => {
  expect(reasonOf(text.revert, 'inactive', { hostRefuses: 'قفل' })).toBe('قفل')
  expect(reasonOf(text.delete, 'inactive', { hostRefuses: 'قفل' })).toBe('قفل')
})

it('lets nobody delete whose role may not', () => {
  expect(reasonOf(text.delete, 'inactive')).toBeUndefined()
  expect(reasonOf(text.delete, 'inactive', { mayDelete: false })).toBe('نقش شما در این پروژه اجازه این کار را نمی‌دهد.')
})
