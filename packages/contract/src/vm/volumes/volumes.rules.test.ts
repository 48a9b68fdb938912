import { describe, expect, it } from 'vitest'
import { backupStatus, powerStatus, serviceStatus, snapshotStatus } from '../../enums.ts'
import {
  canDeleteBackup,
  canDeleteSnapshot,
  volumeActions,
  volumeCan,
  whyNotRestoreFrom,
  whyNotRevertTo,
  whyNotVolume,
  type VolumeAction,
} from './volumes.rules.ts'

const { id } = serviceStatus
const on = powerStatus.id.poweredOn
const off = powerStatus.id.poweredOff

const always: VolumeAction[] = ['rename', 'deleteCopy', 'schedule']
const working: VolumeAction[] = ['grow', 'snapshot', 'backup']
const goingBack: VolumeAction[] = ['revert', 'restore']

type Server = typeof on | typeof off | null | undefined
const table: [status: keyof typeof id, server: Server, allowed: VolumeAction[]][] = [
  ['active', undefined, [...always, ...working, ...goingBack, 'attach', 'delete']],
  ['active', off, [...always, ...working, ...goingBack, 'detach']],
  ['active', on, [...always, ...working, 'detach']],
  ['active', null, [...always, ...working, 'detach']],
  ['failed', undefined, [...always, ...goingBack, 'delete']],
  ['failed', off, [...always, ...goingBack, 'detach']],
  ['wait', undefined, [...always, 'delete']],
  ['wait', on, always],
  ['inQueue', undefined, [...always, 'delete']],
  ['disabled', off, always],
  ['deleting', undefined, []],
  ['deleted', undefined, []],
]

describe('what a volume allows', () => {
  // `undefined`: attached to no server; `null`: to one whose power nobody knows.
  it.each(table)('%s, on a server with power %s', (status, power, allowed) => {
    const volume = { statusId: id[status], vmHostId: power === undefined ? null : 7, powerStatus: power }
    expect(volumeActions.filter((action) => volumeCan(action, volume)).toSorted()).toEqual(allowed.toSorted())
  })

  it('allows nothing in a status it does not know', () =>
    expect(volumeActions.filter((action) => volumeCan(action, { statusId: 99 }))).toEqual([]))
})

describe('why not', () => {
  it.each([
    ['attach', id.active, 7, on, 'attached'],
    ['delete', id.active, 7, off, 'attached'],
    ['detach', id.active, null, null, 'notAttached'],
    ['revert', id.active, 7, on, 'serverOn'],
    ['restore', id.active, 7, null, 'serverOn'],
    ['grow', id.wait, null, null, 'status'],
    ['delete', id.deleting, 7, on, 'status'],
    ['restore', id.active, 7, off, undefined],
  ] as const)('%s in status %d, server %s with power %s: %s', (action, statusId, vmHostId, power, obstacle) =>
    expect(whyNotVolume(action, { statusId, vmHostId, powerStatus: power })).toBe(obstacle),
  )
})

describe('going back to a copy', () => {
  const { active, inactive, revertFailed, wait } = snapshotStatus.id
  it.each([
    [inactive, 50, undefined],
    [revertFailed, 50, undefined],
    [active, 50, 'copyStatus'],
    [wait, 50, 'copyStatus'],
    [inactive, 100, 'grown'],
  ] as const)('a snapshot in status %d of a volume that now has %d GB: %s', (statusId, volumeSize, obstacle) =>
    expect(whyNotRevertTo({ statusId, volumeSize: 50 }, { volumeSize })).toBe(obstacle),
  )

  it('a backup has to be ready', () => {
    const usable = backupStatus.ids.filter((statusId) => !whyNotRestoreFrom({ statusId }))
    expect(usable).toEqual([backupStatus.id.active])
  })
})

describe('deleting a copy', () => {
  it('waits until nothing is done with it', () => {
    const names = <Name extends string>(
      values: readonly { name: Name; id: unknown }[],
      can: (one: { statusId: number }) => boolean,
    ) => values.filter((value) => can({ statusId: Number(value.id) })).map(({ name }) => name)
    expect(names(snapshotStatus.values, canDeleteSnapshot)).toEqual(['active', 'inactive', 'failed', 'revertFailed'])
    expect(names(backupStatus.values, canDeleteBackup)).toEqual(['active', 'inactive', 'failed'])
    expect(canDeleteSnapshot({ statusId: 99 })).toBe(false)
  })
})
