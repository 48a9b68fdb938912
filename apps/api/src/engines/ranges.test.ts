import { describe, expect, it } from 'vitest'
import { freeHost, isHostIn, lastHosts, rangeOf, rangesMeet } from './ranges.ts'

describe('ranges', () => {
  it.each([
    ['10.0.0.0/8', { first: 0x0a000000, last: 0x0affffff }],
    ['192.168.1.0/24', { first: 0xc0a80100, last: 0xc0a801ff }],
    ['192.168.1.4/30', { first: 0xc0a80104, last: 0xc0a80107 }],
    ['0.0.0.0/0', { first: 0, last: 0xffffffff }],
    ['192.168.1.1/24', undefined],
    ['192.168.1.0/31', undefined],
    ['192.168.1.0/33', undefined],
    ['192.168.1.0/024', undefined],
    ['192.168.1.0', undefined],
    ['192.168.256.0/24', undefined],
    ['192.168.01.0/24', undefined],
    ['fd00::/64', undefined],
  ])('%s', (cidr, range) => {
    expect(rangeOf(cidr)).toEqual(range)
  })

  it('hold every address but their first and their last', () => {
    const hosts = ['.3', '.4', '.5', '.6', '.7', '.8'].filter((end) => isHostIn('192.168.1.4/30', `192.168.1${end}`))
    expect(hosts).toEqual(['.5', '.6'])
    expect(isHostIn('192.168.1.4/30', 'fd00::5')).toBe(false)
    expect(isHostIn('no range', '192.168.1.5')).toBe(false)
  })

  it.each([
    ['10.0.0.0/8', '10.255.255.0/24', true],
    ['192.168.1.0/25', '192.168.1.128/25', false],
    ['192.168.1.0/24', 'no range', false],
  ])('%s and %s meet: %s', (one, other, meet) => {
    expect([rangesMeet(one, other), rangesMeet(other, one)]).toEqual([meet, meet])
  })

  it.each([
    ['192.168.1.0/24', '192.168.1.1', '192.168.1.253', '192.168.1.254'],
    ['192.168.1.0/24', '192.168.1.254', '192.168.1.252', '192.168.1.253'],
    ['192.168.1.0/24', '192.168.1.253', '192.168.1.254', '192.168.1.254'],
    ['192.168.1.4/30', '192.168.1.5', '192.168.1.6', '192.168.1.6'],
    ['192.168.1.4/30', '192.168.1.6', '192.168.1.5', '192.168.1.5'],
    ['192.168.255.0/24', '192.168.255.1', '192.168.255.253', '192.168.255.254'],
  ])('%s with the gateway %s has its last hosts from %s to %s', (cidr, gatewayIp, start, end) => {
    expect(lastHosts({ cidr, gatewayIp })).toEqual({ start, end })
  })

  it('give their last free host, the gateway and the last hosts being taken', () => {
    const network = { cidr: '192.168.1.0/29', gatewayIp: '192.168.1.3' }
    const free = (...ends: number[]) => freeHost(network, new Set(ends.map((end) => `192.168.1.${end}`)))
    expect([free(), free(4), free(4, 2), free(4, 2, 1)]).toEqual([
      '192.168.1.4',
      '192.168.1.2',
      '192.168.1.1',
      undefined,
    ])
    expect(freeHost({ cidr: '192.168.1.4/30', gatewayIp: '192.168.1.5' }, new Set())).toBeUndefined()
  })
})
