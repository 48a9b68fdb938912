import { describe, expect, it } from 'vitest'
import type { CinderVolume } from './cinder.ts'
import { copyStateOf, currentOf, holderOf, stateOf, takenGb, toEngineCopy, toEngineVolume } from './volumes.state.ts'

const volume = (change: Partial<CinderVolume> = {}): CinderVolume => ({
  id: 'v1',
  name: 'sarv-vol-7-1',
  description: 'data',
  status: 'available',
  size: 10,
  created_at: '2026-03-01T10:00:00.000000',
  metadata: {},
  attachments: [],
  'os-vol-tenant-attr:tenant_id': 'home',
  ...change,
})
const attachments = [{ server_id: 's1', device: '/dev/vdb' }]

describe('what Cinder calls a volume', () => {
  it('available is at rest, and free', () => {
    expect(stateOf(volume())).toBe('available')
  })

  it.each([
    ['creating', 'creating'],
    ['downloading', 'creating'],
    ['reserved', 'attaching'],
    ['attaching', 'attaching'],
    ['detaching', 'detaching'],
    ['extending', 'growing'],
    ['restoring-backup', 'restoring'],
    ['deleting', 'deleting'],
    ['error', 'error'],
    ['error_deleting', 'error'],
    ['error_restoring', 'error'],
  ])('%s is %s, whoever has it', (status, state) => {
    expect(stateOf(volume({ status }))).toBe(state)
    expect(stateOf(volume({ status, attachments }))).toBe(state)
  })

  it.each(['in-use', 'backing-up', 'error_extending', 'retyping', 'something-new'])(
    '%s leaves it attached where a server has it',
    (status) => {
      expect(stateOf(volume({ status, attachments }))).toBe('attached')
      expect(stateOf(volume({ status }))).toBe(status === 'in-use' ? 'attaching' : 'available')
    },
  )
})

describe('the server that has a volume', () => {
  const sarv_attached = 'vm-7-1 s1'

  it('is ours where we noted that we attached it there', () => {
    const held = volume({ status: 'in-use', attachments, metadata: { sarv_attached } })
    expect(holderOf(held)).toEqual({ serverId: 's1', tag: 'vm-7-1' })
    expect(holderOf({ ...held, status: 'detaching' })).toEqual({ serverId: 's1', tag: 'vm-7-1' })
  })

  it('is known while it is still being attached, though Cinder does not say', () => {
    expect(holderOf(volume({ status: 'reserved', metadata: { sarv_attached } }))).toEqual({
      serverId: 's1',
      tag: 'vm-7-1',
    })
  })

  it('is another one where someone else attached it since, and none where it was let go of', () => {
    const metadata = { sarv_attached: 'vm-7-9 s9' }
    expect(holderOf(volume({ status: 'in-use', attachments, metadata }))).toEqual({ serverId: 's1', tag: undefined })
    expect(holderOf(volume({ metadata: { sarv_attached } }))).toBeUndefined()
  })
})

describe('a volume of ours', () => {
  it('is told with its own name, age and revision, wherever the cloud keeps them', () => {
    const metadata = { sarv_attached: 'vm-7-1 s1', sarv_created: '2026-01-01T00:00:00.000Z', sarv_revision: '12' }
    const held = volume({ status: 'in-use', attachments, metadata })
    expect(toEngineVolume(held, 'vol-7-1', { serverTag: 'vm-7-1', fault: 'none' })).toEqual({
      tag: 'vol-7-1',
      ref: 'v1',
      name: 'data',
      sizeGb: 10,
      state: 'attached',
      serverTag: 'vm-7-1',
      device: '/dev/vdb',
      revision: '12',
      fault: null,
      createdAt: new Date('2026-01-01T00:00:00Z'),
    })
  })

  it('has its times in UTC, and a fault only when it failed', () => {
    const told = { serverTag: null, fault: 'no backend' }
    expect(toEngineVolume(volume(), 'vol-7-1', told)).toMatchObject({
      fault: null,
      createdAt: new Date('2026-03-01T10:00:00Z'),
    })
    expect(toEngineVolume(volume({ status: 'error' }), 'vol-7-1', told)).toMatchObject({ fault: 'no backend' })
  })

  it('takes the size that it grows to while it grows', () => {
    const metadata = { sarv_growing: '30' }
    expect(takenGb(volume({ metadata, status: 'extending' }))).toBe(30)
    expect(takenGb(volume({ metadata }))).toBe(10)
  })

  it('is the oldest of its name, unless a younger one notes that another of them is to follow it', () => {
    const [a, b] = [volume({ id: 'a' }), volume({ id: 'b' })]
    expect(currentOf([])).toBeUndefined()
    expect(currentOf([a, b])).toBe(a)
    const noting = volume({ id: 'b', metadata: { sarv_next: 'a vsnap-7-1' } })
    expect(currentOf([a, noting])).toBe(noting)
    expect(currentOf([a, volume({ id: 'b', metadata: { sarv_next: 'gone vsnap-7-1' } })])).toBe(a)
  })
})

describe('a copy', () => {
  it.each([
    ['creating', 'creating'],
    ['available', 'available'],
    ['restoring', 'available'],
    ['backing-up', 'available'],
    ['deleting', 'deleting'],
    ['error', 'error'],
    ['error_deleting', 'error'],
  ])('that Cinder calls %s is %s', (status, state) => {
    expect(copyStateOf({ status })).toBe(state)
  })

  it('says itself which volume it is of, since the one on the cloud may have been replaced', () => {
    const copy = {
      id: 'c1',
      name: 'sarv-vsnap-7-1',
      description: 'before',
      status: 'available',
      size: 10,
      created_at: '2026-03-01T10:00:00.000000',
      volume_id: 'an older one',
      metadata: { sarv_volume: 'vol-7-1' },
    }
    expect(toEngineCopy(copy, 'vsnap-7-1', null)).toMatchObject({ volumeTag: 'vol-7-1', name: 'before', ref: 'c1' })
  })
})
