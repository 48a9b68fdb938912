import { describe, expect, it } from 'vitest'
import { networkProblems, toNetworkModel, usableSentence, type NetworkForm } from './network-form.ts'

const others = [{ name: 'office', cidr: '10.1.0.0/16' }]
const form = (changes: Partial<NetworkForm> = {}): NetworkForm => ({
  name: 'backend',
  network: '192.168.1.0',
  prefix: 24,
  ...changes,
})

describe('a new network', () => {
  it('is fine when its range is private, whole and free', () =>
    expect(Object.values(networkProblems(others)(form())).filter(Boolean)).toEqual([]))

  it.each([
    ['no name', { name: ' ' }, 'name', 'وارد کنید'],
    ['no range', { network: '' }, 'network', 'وارد کنید'],
    ['no address', { network: '192.168.1' }, 'network', 'IPv4'],
    ['a public range', { network: '8.8.8.0' }, 'network', '10.0.0.0/8'],
    ['a reserved range', { network: '169.254.1.0' }, 'network', '169.254.0.0/16'],
    ['an address inside a range', { network: '192.168.1.7' }, 'network', '192.168.1.0'],
    ['a range of another network', { network: '10.1.2.0' }, 'network', 'office'],
    ['too small a range', { prefix: 30 }, 'prefix', '۲۹'],
  ] as const)('refuses %s', (_, changes, field, word) => {
    expect(networkProblems(others)(form(changes))[field]).toContain(word)
  })

  it('takes Persian digits and spaces', () =>
    expect(toNetworkModel(form({ network: ' ۱۹۲.۱۶۸.۱.۰ ' })).network).toBe('192.168.1.0'))

  it('says which addresses servers get, while the range is right', () => {
    expect(usableSentence(form(), others)).toContain('192.168.1.2')
    expect(usableSentence(form({ network: '10.1.2.0' }), others)).toBeUndefined()
  })
})
