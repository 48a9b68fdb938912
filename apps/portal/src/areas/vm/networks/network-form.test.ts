import { describe, expect, it } from 'vitest'
import { problemsBy, sentBy } from '../../../ui/schema-resolver.fixture.ts'
import { attachResolver, networkResolver, usableSentence, type NetworkForm } from './network-form.ts'

const others = [{ name: 'office', cidr: '10.1.0.0/16' }]
const resolver = networkResolver(others)
const form = (changes: Partial<NetworkForm> = {}): NetworkForm => ({
  name: 'backend',
  network: '192.168.1.0',
  prefix: 24,
  ...changes,
})

describe('a new network', () => {
  it('is fine when its range is private, whole and free', async () =>
    expect(await problemsBy(resolver, form())).toEqual({}))

  it.each([
    ['no name', { name: ' ' }, 'name', 'وارد کنید'],
    ['no range', { network: '' }, 'network', 'وارد کنید'],
    ['no prefix', { prefix: null }, 'prefix', 'وارد کنید'],
    ['no address', { network: '192.168.1' }, 'network', 'IPv4'],
    ['a public range', { network: '8.8.8.0' }, 'network', '10.0.0.0/8'],
    ['a reserved range', { network: '169.254.1.0' }, 'network', '169.254.0.0/16'],
    ['an address inside a range', { network: '192.168.1.7' }, 'network', '192.168.1.0'],
    ['a range of another network', { network: '10.1.2.0' }, 'network', 'office'],
    ['too small a range', { prefix: 30 }, 'prefix', '۲۹'],
  ] as const)('refuses %s', async (_, changes, field, word) => {
    expect((await problemsBy(resolver, form(changes)))[field]).toContain(word)
  })

  it('takes Persian digits and spaces', async () =>
    expect((await sentBy(resolver, form({ network: ' ۱۹۲.۱۶۸.۱.۰ ' }))).network).toBe('192.168.1.0'))

  it('says which addresses servers get, while the range is right', () => {
    expect(usableSentence(form(), others)).toContain('192.168.1.2')
    expect(usableSentence(form({ network: '10.1.2.0' }), others)).toBeUndefined()
  })
})

describe('joining a server and a network', () => {
  const attach = attachResolver([{ id: 7, cidr: '192.168.1.0/24' }])
  const wanted = { vmHostId: 3, vmNetworkId: 7, ipAddress: '' }

  it('asks for both', async () =>
    expect(await problemsBy(attach, { vmHostId: null, vmNetworkId: null, ipAddress: '' })).toEqual({
      vmHostId: 'این مورد را وارد کنید.',
      vmNetworkId: 'این مورد را وارد کنید.',
    }))

  it.each([
    ['', {}],
    ['۱۹۲.۱۶۸.۱.۹', {}],
    ['192.168.2.9', { ipAddress: expect.stringContaining('نشانی باید از') }],
    ['192.168', { ipAddress: expect.stringContaining('نشانی IP') }],
  ])('judges the address %o', async (ipAddress, problems) =>
    expect(await problemsBy(attach, { ...wanted, ipAddress })).toEqual(problems),
  )
})
