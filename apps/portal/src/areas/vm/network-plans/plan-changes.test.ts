import { expect, it } from 'vitest'
import { idOfKey, idOfRef, keyInPicture, refOfId, withChange, withoutChange, type Changes } from './plan-changes.ts'
import { beginHistory, historyKeyOf, redo, stepTo, undo } from './plan-history.ts'

const forward = {
  kind: 'forwardCreate',
  vmNetworkId: 4,
  name: 'web',
  destinationIp: '10.0.0.4',
  destinationPort: 80,
  sourceIp: undefined,
  protocol: undefined,
  port: undefined,
  portEnd: undefined,
} as const

const keysOf = (changes: Changes) => changes.map(({ key }) => key)

it('every change gets a key that none before it had', () => {
  const one = withChange([], { kind: 'addressAdd' })
  const two = withChange(one, { kind: 'addressAdd' })
  expect(keysOf(two)).toEqual(['c1', 'c2'])
  expect(keysOf(withChange(withoutChange(two, 'c1'), { kind: 'addressAdd' }))).toEqual(['c2', 'c3'])
})

it('a switch of the cloud, and a forward that is there, are said once: the last word counts', () => {
  const on = withChange([], { kind: 'snat', snatEnabled: true, address: undefined })
  const off = withChange(on, { kind: 'snat', snatEnabled: false, address: undefined })
  expect(off).toEqual([{ key: 'c2', kind: 'snat', snatEnabled: false, address: undefined }])
  const deleted = withChange(off, { kind: 'forwardDelete', vpcNatId: 9 })
  const edited = withChange(deleted, {
    ...forward,
    kind: 'forwardEdit',
    vpcNatId: 9,
    address: { id: 1, key: undefined },
  })
  expect(edited.map(({ kind }) => kind)).toEqual(['snat', 'forwardEdit'])
  expect(withChange(edited, { kind: 'forwardDelete', vpcNatId: 8 })).toHaveLength(3)
})

it('a rule of a firewall is deleted once, and any number is added', () => {
  const rule = {
    firewallProtocolId: 1,
    directionId: 1,
    remoteIp: undefined,
    minPort: 80,
    maxPort: 80,
    isIpV4: undefined,
    isAllow: undefined,
    description: undefined,
  }
  const added = { kind: 'ruleCreate', vmHostId: 5, rule } as const
  const deleted = (vmFirewallRuleId: number) => ({ kind: 'ruleDelete', vmHostId: 5, vmFirewallRuleId }) as const
  const changes = [added, deleted(7), added, deleted(7), deleted(8)].reduce(withChange, [] as Changes)
  expect(changes.map(({ kind }) => kind)).toEqual(['ruleCreate', 'ruleCreate', 'ruleDelete', 'ruleDelete'])
  expect(new Set(keysOf(changes)).size).toBe(4)
})

it('what needs a change goes with it', () => {
  const address = withChange([], { kind: 'addressAdd' })
  const led = withChange(address, { ...forward, address: { key: 'c1', id: undefined } })
  const both = withChange(led, { ...forward, name: 'db', address: { id: 3, key: undefined } })
  expect(keysOf(withoutChange(both, 'c1'))).toEqual(['c3'])
  expect(keysOf(withoutChange(both, 'c2'))).toEqual(['c1', 'c3'])
})

it('a server comes into a network once, and goes with the network that it would come into', () => {
  const network = withChange([], { kind: 'networkNew', name: 'db', gatewayCidr: '10.9.0.1/24' })
  const join = (key: string | undefined, ipAddress?: string) =>
    ({
      kind: 'serverConnect',
      vmHostId: 5,
      isV4: true,
      ipAddress,
      network: key ? { key, id: undefined } : { id: 3, key },
    }) as const
  const leave = (vmNetworkNodeId: number) => ({ kind: 'serverDisconnect', vmNetworkNodeId }) as const
  const changes = [join('c1'), join(undefined), join('c1', '10.9.0.7'), leave(8), leave(8), leave(9)].reduce(
    withChange,
    network,
  )
  expect(changes.map(({ kind }) => kind)).toEqual([
    'networkNew',
    'serverConnect',
    'serverConnect',
    'serverDisconnect',
    'serverDisconnect',
  ])
  expect(changes[2]).toMatchObject({ network: { key: 'c1' }, ipAddress: '10.9.0.7' })
  expect(withoutChange(changes, 'c1').map(({ kind }) => kind)).toEqual([
    'serverConnect',
    'serverDisconnect',
    'serverDisconnect',
  ])
})

it('forms know planned things by numbers, and the plan by keys', () => {
  expect(refOfId(12)).toEqual({ id: 12 })
  expect(refOfId(idOfKey('c7'))).toEqual({ key: 'c7' })
  expect(idOfRef({ id: 12, key: undefined })).toBe(12)
  expect(refOfId(idOfRef({ key: 'c2', id: undefined }))).toEqual({ key: 'c2' })
  expect(idOfKey('c20')).toBeLessThan(2 ** 31)
  expect([keyInPicture('address-c2'), keyInPicture('address-12')]).toEqual(['c2', undefined])
})

it('steps back and forth, and a new step ends what was ahead', () => {
  const one = withChange([], { kind: 'addressAdd' })
  const two = withChange(one, { kind: 'addressAdd' })
  const history = stepTo(stepTo(beginHistory([]), one), two)
  const back = undo(history)!
  expect([back.present, undo(back)!.present, undo(undo(back)!)]).toEqual([one, [], undefined])
  expect(redo(back)!.present).toEqual(two)
  expect(redo(stepTo(back, []))).toBeUndefined()
})

it('the keys of a Persian keyboard stand where the Latin ones do', () => {
  const press = (code: string, more: object = {}) => ({
    code,
    ctrlKey: true,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...more,
  })
  expect(historyKeyOf(press('KeyZ'))).toBe('undo')
  expect(historyKeyOf(press('KeyZ', { shiftKey: true }))).toBe('redo')
  expect(historyKeyOf(press('KeyY'))).toBe('redo')
  expect(historyKeyOf(press('KeyZ', { ctrlKey: false, metaKey: true }))).toBe('undo')
  expect(historyKeyOf(press('KeyZ', { ctrlKey: false }))).toBeUndefined()
  expect(historyKeyOf(press('KeyZ', { altKey: true }))).toBeUndefined()
})
