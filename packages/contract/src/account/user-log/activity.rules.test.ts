import { describe, expect, it } from 'vitest'
import type { Call } from '../../call.ts'
import { allCalls } from '../../calls.ts'
import { activityTitle, changedValue } from './activity.fa.ts'
import { callsAbout, objectKinds, objectsOfCall, serviceOfKind } from '../../objects.ts'
import { serviceType } from '../../service-types.ts'
import { actOf } from './activity.rules.ts'

const calls = Object.entries(allCalls) as [string, Call][]
/** The areas that are there today; the others get their lines with their calls. */
const areas =
  /^\/api\/my\/(vm\/\{projectId\}\/(host|key|network|volume)\/|storage\/\{projectId\}\/host\/|project\/|create$)/

describe('what a call is about', () => {
  it('is named for every write on servers, volumes, networks, keys, buckets and projects', () => {
    const silent = calls.filter(
      ([id, { method, path }]) => method !== 'GET' && areas.test(path) && objectsOfCall(id).length === 0,
    )
    // What these part is known to the call itself, which notes it.
    expect(silent.map(([id]) => id).toSorted()).toEqual(['vmNetworkNodeDetach', 'volumeNodeDetach'])
  })

  it('leads to the page of what can be ordered', () => {
    expect(objectKinds.filter(serviceOfKind).map((kind) => [kind, serviceType[serviceOfKind(kind)!]])).toEqual([
      ['bucket', 'Storage'],
      ['server', 'Vm'],
      ['volume', 'Volume'],
      ['network', 'Network'],
      ['vpc', 'Vpc'],
      ['address', 'VmIp'],
      ['loadBalancer', 'LoadBalancer'],
    ])
  })

  it('is named by parameters that the call has', () => {
    const wrong = calls.flatMap(([id, call]) =>
      objectsOfCall(id).flatMap(({ by }) =>
        by !== 'made' && 'param' in by && !(by.param in (call.params?.shape ?? {})) ? [`${id}: ${by.param}`] : [],
      ),
    )
    expect(wrong).toEqual([])
  })

  it('is the thing itself too, where the call names one besides its server, volume or bucket', () => {
    const parents = ['vmHostId', 'vmVolumeHostId', 'storageHostId']
    const missing = calls.filter(
      ([id, { method, path, params }]) =>
        method !== 'GET' &&
        areas.test(path) &&
        'id' in (params?.shape ?? {}) &&
        parents.some((parent) => parent in (params?.shape ?? {})) &&
        !objectsOfCall(id).some(({ by }) => by !== 'made' && 'param' in by && by.param === 'id'),
    )
    // A schedule has no name: it is told by its volume.
    expect(missing.map(([id]) => id).toSorted()).toEqual(['volumeScheduleDelete', 'volumeScheduleEdit'])
  })

  it('can be filtered by each kind that stands first', () => {
    expect(callsAbout('server')).toContain('vmHostStop')
    expect(callsAbout('server')).not.toContain('volumeDelete')
    expect(callsAbout('volume')).toContain('volumeSnapshotCreate')
    expect(objectKinds.filter((kind) => callsAbout(kind).length === 0)).toEqual([
      'storageKey',
      'disk',
      'snapshot',
      'volumeSnapshot',
      'backup',
      'firewallRule',
      'address',
      'cloudAddress',
      'forward',
    ])
  })
})

it.each([
  ['vmHostCreate', 'create'],
  ['volumeNodeAttach', 'create'],
  ['vmHostStop', 'power'],
  ['vmHostEdit', 'edit'],
  ['vmHostDelete', 'delete'],
  ['vmHostPurge', 'delete'],
  ['projectUserCreate', 'access'],
  ['invitationAccept', 'access'],
  ['login', 'signIn'],
  ['passkeyCreate', 'signIn'],
  ['notificationSeen', undefined],
])('%s is of the kind %s', (event, act) => {
  expect(actOf(event)).toBe(act)
})

it.each([
  ['vmHostEdit', ['name'], 'تغییر نام سرور'],
  ['vmHostEdit', ['cpu', 'memory'], 'تغییر منابع سرور'],
  ['vmHostEdit', ['name', 'cpu'], 'تغییر نام و منابع سرور'],
  ['volumeEdit', ['name'], 'تغییر نام دیسک'],
  ['volumeEdit', ['volumeSize'], 'بزرگ کردن دیسک'],
  ['projectEdit', ['name'], 'تغییر نام پروژه'],
  ['projectEdit', ['name', 'description'], 'ویرایش پروژه'],
  ['vmHostStop', [], 'خاموش کردن اجباری سرور'],
])('%s that changed %j is told as «%s»', (event, changed, title) => {
  expect(activityTitle(event, changed)).toBe(title)
})

it.each([
  ['isLocked', true, 'بله'],
  ['userAccessTypeId', 3, expect.stringMatching(/./)],
  ['name', '', null],
  ['cpu', 4, '4'],
])('tells %s: %s as %s', (field, value, told) => expect(changedValue(field, value)).toEqual(told))
