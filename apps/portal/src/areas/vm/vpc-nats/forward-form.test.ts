import type { VpcIpListItem, VpcNat } from '@sarv/client/vm.generated'
import { natType, networkNodeStatus } from '@sarv/contract/enums'
import { describe, expect, it } from 'vitest'
import { problemsBy, sentBy } from '../../../ui/schema-resolver.fixture.ts'
import { destinationSpan, formOfNat, forwardResolver, newForward, startIn, type Known } from './forward-form.ts'

const { connected } = networkNodeStatus.id
const ip = (change: Partial<VpcIpListItem>): VpcIpListItem => ({
  id: 11,
  ipAddress: '203.0.113.2',
  isPrimary: false,
  statusId: connected,
  ...change,
})
const nat: VpcNat = {
  id: 71,
  natTypeId: natType.id.dnat,
  natTypeName: '',
  name: 'ssh',
  sourceIp: null,
  destinationIp: '10.0.0.5',
  destinationPort: 22,
  translateIp: '203.0.113.2',
  createDate: '2026-01-01T00:00:00',
  vmNetworkId: 1,
  vpcHostIpId: 11,
  protocol: 'tcp',
  port: 2200,
  portEnd: 2209,
}
const known: Known = {
  networks: [{ id: 1, name: 'front', cidr: '10.0.0.0/24' }],
  ips: [ip({ id: 10, isPrimary: true, ipAddress: '203.0.113.1' }), ip({})],
  nodes: [
    {
      id: 5,
      vmHostId: 3,
      vmHost: 'web',
      vmNetworkId: 1,
      vmNetwork: 'front',
      ipAddress: '10.0.0.5',
      statusId: connected,
      isV4: true,
      status: '',
    },
  ],
  nats: [nat],
  options: {
    hasSources: true,
    hasSnatAddresses: true,
    hasSharedAddresses: true,
    maxRules: 10,
    usedRules: 1,
    maxPorts: 100,
  },
}

describe('the form of a forward', () => {
  it('begins with the one network and the one address that there are', () => {
    expect(newForward(known)).toMatchObject({ vmNetworkId: 1, vpcHostIpId: 11, protocol: 'tcp', portEnd: null })
    const two = [...known.ips, ip({ id: 12 })]
    expect(newForward({ networks: [], ips: two })).toMatchObject({ vmNetworkId: null, vpcHostIpId: null })
  })

  it('begins with what the way there began at, as long as it is there', () => {
    const wide = { ...known, networks: [...known.networks, { id: 2, name: 'back', cidr: '10.0.1.0/24' }] }
    const many = { ...wide, ips: [...known.ips, ip({ id: 12 }), ip({ id: 13, vmHostId: 3 })] }
    const from = (address: string) => newForward(many, startIn(new URLSearchParams(address)))
    expect(from('network=1&to=10.0.0.5')).toMatchObject({
      vmNetworkId: 1,
      destinationIp: '10.0.0.5',
      vpcHostIpId: null,
    })
    expect(from('from=12')).toMatchObject({ vmNetworkId: null, destinationIp: null, vpcHostIpId: 12 })
    // A server of another network, one that is gone, and an address that a server has to itself.
    expect(from('network=2&to=10.0.0.5')).toMatchObject({ vmNetworkId: 2, destinationIp: null })
    expect(from('network=9&to=10.0.0.99&from=13')).toMatchObject({
      vmNetworkId: null,
      destinationIp: null,
      vpcHostIpId: null,
    })
  })

  it('shows what is there, a single port without an end', () => {
    expect(formOfNat(nat)).toMatchObject({ name: 'ssh', port: 2200, portEnd: 2209, destinationPort: 22 })
    expect(formOfNat({ ...nat, portEnd: 2200 })).toMatchObject({ portEnd: null })
  })

  it('says where a range ends at the server', () => {
    const form = { ...newForward(known), port: 80, portEnd: 89, destinationPort: 8080 }
    expect(destinationSpan(form)).toEqual({ first: 8080, last: 8089 })
    expect(destinationSpan({ ...form, destinationPort: null })).toEqual({ first: 80, last: 89 })
    for (const portEnd of [null, 80, 79, 180]) expect(destinationSpan({ ...form, portEnd })).toBeUndefined()
  })

  const typed = { ...newForward(known), name: 'web', destinationIp: '10.0.0.5', port: 443, destinationPort: 443 }

  it('is sent as the contract has it, without what was left empty', async () => {
    const sent = await sentBy(forwardResolver(known, undefined), typed)
    expect(sent).toMatchObject({ name: 'web', vmNetworkId: 1, vpcHostIpId: 11, port: 443, destinationPort: 443 })
    expect([sent.portEnd, sent.sourceIp]).toEqual([undefined, undefined])
  })

  it('says at the field who has the port, and lets a forward keep its own', async () => {
    const taken = await problemsBy(forwardResolver(known, undefined), { ...typed, port: 2205, destinationPort: 1 })
    expect(taken).toEqual({ port: expect.stringContaining('ssh') })
    expect(await problemsBy(forwardResolver(known, 71), { ...typed, port: 2205 })).toEqual({})
  })
})
