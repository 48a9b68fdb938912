import { describe, expect, it } from 'vitest'
import { addressOf } from './addresses.ts'
import { choicesOf } from './public-ports.ts'

describe('ranges for a public port', () => {
  const subnetIds = { 4: ['a', 'b'], 6: ['x'] }

  it('are one for each version, and all that there are in turn', () => {
    expect(choicesOf([4], subnetIds)).toEqual([['a'], ['b']])
    expect(choicesOf([4, 6], subnetIds)).toEqual([
      ['a', 'x'],
      ['b', 'x'],
    ])
  })

  it('are none when a version has none', () => {
    expect(choicesOf([4, 6], { 4: ['a'], 6: [] })).toEqual([])
  })
})

describe('the address of a port', () => {
  const portWith = (...addresses: string[]) => ({
    fixed_ips: addresses.map((ip_address) => ({ subnet_id: 's', ip_address })),
  })

  it('is the one that was asked for, beside one that hosts make up themselves', () => {
    expect(addressOf(portWith('203.0.113.7'))).toEqual({ version: 4, address: '203.0.113.7' })
    expect(addressOf(portWith('2001:db8::7'))).toEqual({ version: 6, address: '2001:db8::7' })
    expect(addressOf(portWith('2001:db8::7', '203.0.113.7'))).toEqual({ version: 4, address: '203.0.113.7' })
    expect(addressOf(portWith())).toBeUndefined()
  })
})
