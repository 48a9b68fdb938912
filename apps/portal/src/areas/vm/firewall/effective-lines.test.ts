import { firewallProtocol } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { effectiveLines, isWideOpen } from './effective-lines.ts'
import { newRuleForm, rulesOfForm, type RuleForm } from './rule-form.ts'
import { moved } from './reorder.ts'

const rule = (id: number, form: Partial<RuleForm>) => ({
  id,
  ...rulesOfForm({ ...newRuleForm, ...form })[0]!,
  description: null,
})
const plain = (text: string | undefined) => text?.replaceAll(/[\u2066\u2069]/g, '')

const ssh = rule(1, {})
const ssh6 = rule(2, { version: 'v6', remoteIp: '::/0' })
const office = rule(3, { remoteIp: '203.0.113.0/24' })
const web = rule(4, { ports: '443', remoteIp: '203.0.113.0/24' })

it('tells both versions in one line, and leaves out what is open anyway', () => {
  const lines = effectiveLines([ssh, ssh6, office, web], 'ingress', 'allowList')
  expect(lines.map(({ words }) => plain(words))).toEqual(['SSH از همه جا (IPv4 و IPv6)', 'HTTPS از 203.0.113.0/24'])
})

it('keeps the order where it counts, and says what an earlier rule makes useless', () => {
  const lines = effectiveLines([ssh, office, web], 'ingress', 'ordered')
  expect(lines.map(({ id, note }) => [id, plain(note)])).toEqual([
    [1, undefined],
    [3, 'بی‌اثر، زیرا «SSH از همه جا» همین را در بر دارد.'],
    [4, undefined],
  ])
  expect(effectiveLines([ssh], 'egress', 'ordered')).toEqual([])
})

it('moves one and keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

it('knows when nothing else is left to be closed', () => {
  const all = rule(5, { firewallProtocolId: firewallProtocol.id.any })
  const all6 = rule(6, { firewallProtocolId: firewallProtocol.id.any, version: 'v6', remoteIp: '::/0' })
  expect(isWideOpen([ssh, all], 'ingress')).toBe(false)
  expect(isWideOpen([ssh, all, all6], 'ingress')).toBe(true)
  expect(isWideOpen([all, all6], 'egress')).toBe(false)
})
