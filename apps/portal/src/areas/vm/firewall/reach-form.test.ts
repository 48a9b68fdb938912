import { firewallProtocol } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { firewallText } from './firewall.fa.ts'
import { newReachForm, reachProblems, reachQuestion } from './reach-form.ts'

const form = newReachForm(22)
const text = firewallText.reach.problems

it('asks from one’s own address, another one, or a server', () => {
  expect(reachQuestion(form, '198.51.100.23')).toEqual({
    FirewallProtocolId: 1,
    FromAddress: '198.51.100.23',
    Port: 22,
  })
  const other = { ...form, from: 'other', address: ' 203.0.113.7 ', port: '۴۴۳' }
  expect(reachQuestion(other, '198.51.100.23')).toMatchObject({ FromAddress: '203.0.113.7', Port: 443 })
  expect(reachQuestion({ ...form, from: 12 }, '198.51.100.23')).toEqual({
    FirewallProtocolId: 1,
    FromVmHostId: 12,
    Port: 22,
  })
})

it('asks for no port where there is none', () => {
  const ping = { ...form, firewallProtocolId: firewallProtocol.id.icmp, port: '' }
  expect(reachQuestion(ping, '198.51.100.23')).not.toHaveProperty('Port')
  expect(reachProblems(ping)).toEqual({ address: undefined, port: undefined })
})

it('says what is missing', () => {
  expect(reachProblems({ ...form, from: 'other', address: 'office' }).address).toBe(text.address)
  expect(reachProblems({ ...form, address: 'office' }).address).toBeUndefined()
  for (const port of ['', '0', '70000', 'ssh']) expect(reachProblems({ ...form, port }).port).toBe(text.port)
})
