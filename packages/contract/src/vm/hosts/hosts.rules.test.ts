import { describe, expect, it } from 'vitest'
import { powerStatus, serviceStatus } from '../../enums.ts'
import { type VmHostAction, vmHostActions, vmHostCan, whyNot } from './hosts.rules.ts'

const { id } = serviceStatus
const on = powerStatus.id.poweredOn
const off = powerStatus.id.poweredOff

const always: VmHostAction[] = ['settings', 'rename', 'delete', 'lock', 'pin']
const settled: VmHostAction[] = ['resize', 'rebuild', 'snapshot', 'revert', 'network', 'ip', 'firewall', 'volume']
const running: VmHostAction[] = ['stop', 'shutdown', 'reboot', 'reset']

const table: [status: keyof typeof id, power: string | null, allowed: VmHostAction[]][] = [
  ['active', on, [...always, ...running, 'console', ...settled]],
  ['active', off, [...always, 'start', 'console', ...settled]],
  ['shutdown', off, [...always, 'start', ...settled]],
  ['failed', on, [...always, ...running, 'console', 'rebuild']],
  ['failed', off, [...always, 'start', 'console', 'rebuild']],
  ['failed', null, [...always, 'rebuild']],
  ['unpaid', null, always],
  ['disabled', off, always],
  ['expired', off, always],
  ['wait', on, always],
  ['inQueue', null, always],
  ['rebuild', on, always],
  ['deleting', on, []],
  ['deleted', null, []],
]

describe('what a server allows', () => {
  it.each(table)('%s, %s', (status, power, allowed) => {
    const host = { statusId: id[status], powerStatus: power }
    expect(vmHostActions.filter((action) => vmHostCan(action, host)).toSorted()).toEqual(allowed.toSorted())
  })

  it('allows nothing in a status it does not know', () =>
    expect(vmHostActions.filter((action) => vmHostCan(action, { statusId: 99, powerStatus: on }))).toEqual([]))

  it('keeps a locked server from losing its data, and nothing else', () => {
    const host = { statusId: id.active, powerStatus: on, isLocked: true }
    const refused = vmHostActions.filter((action) => whyNot(action, host) === 'locked')
    expect(refused.toSorted()).toEqual(['delete', 'rebuild', 'revert'])
  })

  it('never rebuilds a node of a managed cluster', () =>
    expect(whyNot('rebuild', { statusId: id.active, powerStatus: on, isCluster: true })).toBe('cluster'))
})

describe('why not', () => {
  it.each([
    ['start', id.active, on, 'poweredOn'],
    ['stop', id.active, off, 'poweredOff'],
    ['reboot', id.shutdown, off, 'poweredOff'],
    ['start', id.wait, off, 'status'],
    ['start', id.failed, null, 'status'],
    ['console', id.shutdown, off, 'status'],
    ['console', id.failed, null, 'status'],
    ['console', id.failed, off, undefined],
    ['start', id.active, off, undefined],
  ] as const)('%s in status %d with power %s: %s', (action, statusId, power, reason) =>
    expect(whyNot(action, { statusId, powerStatus: power })).toBe(reason),
  )
})
