import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { effectiveLines, isWideOpen, wayInLine } from './effective-lines.ts'
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

it('says who reaches what, whatever the version of IP, what is tried by all the world, and what changes nothing', () => {
  const lines = effectiveLines([ssh, ssh6, office, web], 'ingress', 'allowList')
  expect(lines.map(({ words, isWarning }) => [plain(words), isWarning ?? false])).toEqual([
    ['هر کسی در اینترنت به SSH می‌رسد.', false],
    ['203.0.113.0/24 به HTTPS می‌رسد.', false],
    ['هر کسی می‌تواند برای ورود با SSH گذرواژه امتحان کند؛ بهتر است فقط برای نشانی خودتان باز باشد.', true],
    ['قانون «SSH از 203.0.113.0/24» بی‌اثر است، زیرا «SSH از همه جا» همین را در بر دارد.', false],
  ])
})

it('names nobody on the internet where a server has no public address, and warns of nobody there', () => {
  const inside = (direction: 'ingress' | 'egress', rules = [ssh, web]) =>
    effectiveLines(rules, direction, 'allowList', { isInside: true }).map(({ words }) => plain(words))
  expect(inside('ingress')).toEqual([
    'هر کسی که از شبکه خصوصی یا NAT بیاید به SSH می‌رسد.',
    '203.0.113.0/24 به HTTPS می‌رسد.',
  ])
  expect(inside('egress', [rule(8, { directionId: firewallDirection.id.egress })])[0]).toContain(
    'هر جا که راهی به آن هست',
  )
})

it('does not warn of a site that is there to be seen', () => {
  const site = rule(7, { ports: '443' })
  expect(effectiveLines([site], 'ingress', 'allowList').some(({ isWarning }) => isWarning)).toBe(false)
})

it('says whether the way in is open from where one is', () => {
  const state = { kind: 'allowList', managementPort: 22, myAddress: '198.51.100.7' } as const
  expect(plain(wayInLine([ssh], state).words)).toBe(
    'از نشانی کنونی شما (198.51.100.7) راه ورود به سرور (پورت 22) باز است.',
  )
  expect(wayInLine([office], state)).toMatchObject({ isWarning: true })
})

it('keeps the order where it counts, and says what an earlier rule makes useless', () => {
  const lines = effectiveLines([ssh, office, web], 'ingress', 'ordered')
  expect(lines.map(({ words }) => plain(words))).toEqual([
    'SSH از همه جا',
    'قانون «SSH از 203.0.113.0/24» بی‌اثر است، زیرا «SSH از همه جا» همین را در بر دارد.',
    'HTTPS از 203.0.113.0/24',
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
