import { firewallProtocol } from '@sarv/contract/enums'
import { validationText } from '@sarv/contract/validation.fa'
import { expect, it } from 'vitest'
import { problemsBy, sentBy } from '../../../ui/schema-resolver.fixture.ts'
import { newReachForm, reachResolver } from './reach-form.ts'

const form = newReachForm(22)
const resolver = reachResolver('198.51.100.23')

it('asks from one’s own address, another one, or a server', async () => {
  expect(await sentBy(resolver, form)).toEqual({ FirewallProtocolId: 1, FromAddress: '198.51.100.23', Port: 22 })
  const other = { ...form, from: 'other', address: ' 203.0.113.7 ', port: '۴۴۳' }
  expect(await sentBy(resolver, other)).toMatchObject({ FromAddress: '203.0.113.7', Port: 443 })
  expect(await sentBy(resolver, { ...form, from: 12 })).toEqual({ FirewallProtocolId: 1, FromVmHostId: 12, Port: 22 })
})

it('asks for no port where there is none', async () => {
  const ping = { ...form, firewallProtocolId: firewallProtocol.id.icmp, port: '' }
  expect(await sentBy(resolver, ping)).not.toHaveProperty('Port')
})

it('says what is missing', async () => {
  const problemsOf = (changes: Partial<typeof form>) => problemsBy(resolver, { ...form, ...changes })
  expect(await problemsOf({ from: 'other', address: 'office' })).toEqual({ address: validationText.ipAddress })
  expect(await problemsOf({ address: 'office' })).toEqual({})
  for (const port of ['0', '70000', 'ssh']) expect(await problemsOf({ port })).toEqual({ port: validationText.port })
  expect(await problemsOf({ port: '' })).toEqual({ port: validationText.required })
})
