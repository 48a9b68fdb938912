import { describe, expect, it } from 'vitest'
import type { ServerState } from '../../../ports/compute/hosts.engine.ts'
import { fakeClient } from '../testing/fake-client.ts'
import type { NovaServer } from './nova.ts'
import { goOn, nextPush } from './onward.ts'
import { disksFromText, disksText, stateOf, takenSizeOf, toEngineServer } from './servers.state.ts'

const server = (changes: Partial<NovaServer> & { task?: string | null; power?: number } = {}): NovaServer => {
  const { task = null, power = 1, ...rest } = changes
  return {
    id: 'a1b2',
    name: 'web-1',
    status: 'ACTIVE',
    'OS-EXT-STS:task_state': task,
    'OS-EXT-STS:vm_state': 'active',
    'OS-EXT-STS:power_state': power,
    tenant_id: 'p7',
    created: '2026-01-02T03:04:05Z',
    tags: ['sarv-vm-7-1'],
    metadata: { sarv_image: 'ubuntu-24.04', sarv_ipv4: '203.0.113.5', sarv_disks: 'disk-7-2:10 disk-7-1:5' },
    flavor: { vcpus: 2, ram: 4096, disk: 50, original_name: 'sarv-2-4-50' },
    addresses: {},
    'os-extended-volumes:volumes_attached': [],
    ...rest,
  }
}

const settings = { projectPrefix: 'sarv-' } as Parameters<typeof toEngineServer>[1]

describe('the state of a server', () => {
  const cases: [ServerState, string, string | null][] = [
    ['active', 'ACTIVE', null],
    ['active', 'ACTIVE', 'image_uploading'],
    ['stopping', 'ACTIVE', 'powering-off'],
    ['stopped', 'SHUTOFF', null],
    ['starting', 'SHUTOFF', 'powering-on'],
    ['building', 'BUILD', 'spawning'],
    ['rebooting', 'REBOOT', 'reboot_started'],
    ['rebooting', 'HARD_REBOOT', 'rebooting_hard'],
    ['rebuilding', 'REBUILD', 'rebuild_spawning'],
    ['resizing', 'ACTIVE', 'resize_prep'],
    ['resizing', 'RESIZE', 'resize_migrating'],
    ['resizing', 'VERIFY_RESIZE', null],
    ['deleting', 'ACTIVE', 'deleting'],
    ['error', 'ERROR', null],
    ['stopped', 'PAUSED', null],
    ['unknown', 'UNKNOWN', null],
  ]
  it.each(cases)('is %s when Nova says %s and does %s', (state, status, task) => {
    expect(stateOf(server({ status, task }))).toBe(state)
  })

  it('is that of the work until the server runs as it is to', () => {
    const metadata = { sarv_doing: 'rebuilding', sarv_end: 'on' }
    expect(stateOf(server({ metadata, status: 'REBUILD', task: 'rebuilding' }))).toBe('rebuilding')
    expect(stateOf(server({ metadata, status: 'SHUTOFF' }))).toBe('rebuilding')
    expect(stateOf(server({ metadata, status: 'SHUTOFF', task: 'powering-on' }))).toBe('rebuilding')
    expect(stateOf(server({ metadata, status: 'ACTIVE' }))).toBe('active')
    const reverting = { sarv_doing: 'reverting', sarv_end: 'off' }
    expect(stateOf(server({ metadata: reverting, status: 'REBUILD', task: 'rebuilding' }))).toBe('reverting')
    expect(stateOf(server({ metadata: reverting, status: 'ACTIVE' }))).toBe('reverting')
    expect(stateOf(server({ metadata: reverting, task: 'powering-off' }))).toBe('reverting')
    expect(stateOf(server({ metadata: reverting, status: 'SHUTOFF' }))).toBe('stopped')
    expect(stateOf(server({ metadata: reverting, status: 'ERROR' }))).toBe('error')
  })

  it('is not believed where Nova shows a server as running and is about to stop it', () => {
    const metadata = { sarv_doing: 'rebuilding', sarv_end: 'off on' }
    expect(stateOf(server({ metadata, status: 'ACTIVE' }))).toBe('rebuilding')
    expect(stateOf(server({ metadata, status: 'SHUTOFF' }))).toBe('rebuilding')
  })
})

describe('a server of ours', () => {
  it('is told with everything that was noted with it', () => {
    expect(toEngineServer(server(), settings)).toEqual({
      tag: 'vm-7-1',
      ref: 'a1b2',
      name: 'web-1',
      image: 'ubuntu-24.04',
      state: 'active',
      power: 'on',
      network: 'connected',
      ipv4: '203.0.113.5',
      ipv6: null,
      disks: [
        { tag: 'disk-7-2', sizeGb: 10 },
        { tag: 'disk-7-1', sizeGb: 5 },
      ],
      revision: null,
      fault: null,
      createdAt: new Date('2026-01-02T03:04:05Z'),
      vcpus: 2,
      memoryGb: 4,
      diskGb: 50,
    })
  })

  it('is on the network with a private address alone, while it runs', () => {
    const inside = { inside: [{ addr: '10.20.0.5', version: 4 as const, 'OS-EXT-IPS:type': 'fixed' }] }
    const networkOf = (addresses: NovaServer['addresses'], power = 1) =>
      toEngineServer({ ...server({ metadata: {} }), addresses, 'OS-EXT-STS:power_state': power }, settings)
    expect(networkOf(inside)).toMatchObject({ network: 'connected', ipv4: null, ipv6: null })
    expect(networkOf({})).toMatchObject({ network: 'disconnected' })
    expect(networkOf({ inside: [] })).toMatchObject({ network: 'disconnected' })
    expect(networkOf(inside, 4)).toMatchObject({ network: 'disconnected' })
  })

  it('is only one with our tag', () => {
    for (const tags of [[], ['vm-7-1'], ['other-vm-7-1'], ['sarv-something']])
      expect(toEngineServer(server({ tags }), settings)).toBeUndefined()
  })

  it('tells why it failed, in the words of the cloud', () => {
    const failed = server({ status: 'ERROR', power: 0, fault: { message: 'No valid host was found.', code: 500 } })
    expect(toEngineServer(failed, settings)).toMatchObject({
      state: 'error',
      power: 'off',
      fault: 'No valid host was found.',
    })
  })

  it('takes the larger of both sizes while it changes from one to the other', () => {
    const metadata = { sarv_size: '4-2-100' }
    expect(takenSizeOf(server({ metadata, status: 'RESIZE', task: 'resize_migrating' }))).toEqual({
      vcpus: 4,
      memoryGb: 4,
      diskGb: 100,
    })
    expect(takenSizeOf(server({ metadata }))).toEqual({ vcpus: 2, memoryGb: 4, diskGb: 50 })
  })

  it('has its disks in the order in which they were noted', () => {
    const disks = [
      { tag: 'disk-7-9', sizeGb: 1 },
      { tag: 'disk-7-1', sizeGb: 2 },
    ]
    expect(disksFromText(disksText(disks))).toEqual(disks)
    expect(disksFromText(undefined)).toEqual([])
  })
})

describe('a server that does not go on by itself', () => {
  const now = Date.parse('2026-01-02T03:10:00Z')
  const pushOf = (changes: Parameters<typeof server>[0], updated = '2026-01-02T03:09:00Z') =>
    nextPush({ ...server(changes), updated }, now)

  it('is pushed: a resize is confirmed, a rebuilt one started or stopped, a hanging reboot made a hard one', () => {
    expect(pushOf({ status: 'VERIFY_RESIZE' })).toEqual({ confirmResize: null })
    expect(pushOf({ status: 'SHUTOFF', metadata: { sarv_end: 'on' } })).toEqual({ 'os-start': null })
    expect(pushOf({ status: 'SHUTOFF', metadata: { sarv_end: 'off on' } })).toEqual({ 'os-start': null })
    expect(pushOf({ metadata: { sarv_end: 'off' } })).toEqual({ 'os-stop': null })
    expect(pushOf({ metadata: { sarv_end: 'off on' } })).toEqual({ 'os-stop': null })
    expect(pushOf({ status: 'REBOOT', task: 'reboot_started' }, '2026-01-02T03:07:59Z')).toEqual({
      reboot: { type: 'HARD' },
    })
  })

  it('is left alone while it is at it', () => {
    expect(pushOf({ status: 'VERIFY_RESIZE', task: 'deleting' })).toBeUndefined()
    expect(pushOf({ status: 'SHUTOFF', task: 'powering-on', metadata: { sarv_end: 'on' } })).toBeUndefined()
    expect(pushOf({ status: 'SHUTOFF' })).toBeUndefined()
    expect(pushOf({ status: 'SHUTOFF', metadata: { sarv_end: 'off' } })).toBeUndefined()
    expect(pushOf({ metadata: { sarv_end: 'on' } })).toBeUndefined()
    expect(pushOf({ status: 'REBOOT', task: 'reboot_started' })).toBeUndefined()
    expect(pushOf({})).toBeUndefined()
  })

  it('is taken from one rest to the next, each noted before it is left', async () => {
    const doneTo = async (changes: Parameters<typeof server>[0]) => {
      const done: unknown[] = []
      const client = fakeClient(({ method, path, body }) => void done.push([method, path, body]))
      await goOn({ client }, server(changes), new AbortController().signal)
      return done
    }
    const [metadata, action] = ['/servers/a1b2/metadata', '/servers/a1b2/action']
    expect(await doneTo({ status: 'SHUTOFF', metadata: { sarv_end: 'off on' } })).toEqual([
      ['POST', metadata, { metadata: { sarv_end: 'on' } }],
      ['POST', action, { 'os-start': null }],
    ])
    const there = ['DELETE', `${metadata}/sarv_end`, undefined]
    expect(await doneTo({ metadata: { sarv_end: 'on' } })).toEqual([there])
    expect(await doneTo({ status: 'SHUTOFF', metadata: { sarv_end: 'off' } })).toEqual([there])
    expect(await doneTo({ status: 'SHUTOFF' })).toEqual([])
  })
})
