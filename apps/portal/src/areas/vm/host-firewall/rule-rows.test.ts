import { firewallDirection, firewallProtocol } from '@sarv/contract/enums'
import { ruleOfListItem } from '@sarv/contract/vm/host-firewall/host-firewall.rules'
import { describe, expect, it } from 'vitest'
import { foldTwins, quotaCount, rowsOf, rulesWithEdited } from './rule-rows.ts'

const item = (id: number, remoteIp: string, changes: { port?: number; description?: string } = {}) => ({
  id,
  firewallProtocolType: 'TCP',
  firewallProtocolId: firewallProtocol.id.tcp,
  isIngress: 'ورودی',
  directionId: firewallDirection.id.ingress,
  remoteIp,
  minPort: String(changes.port ?? 22),
  maxPort: String(changes.port ?? 22),
  isIpV4: !remoteIp.includes(':'),
  createDate: '2026-11-15T09:30:00',
  description: changes.description ?? null,
})

const ssh = item(1, '0.0.0.0/0')
const web = item(2, '0.0.0.0/0', { port: 80 })
const ssh6 = item(3, '::/0')

const shape = (items: Parameters<typeof rowsOf>[0], kind: Parameters<typeof rowsOf>[1]) =>
  rowsOf(items, kind).map(({ id, twin }) => [id, twin?.id])

describe('a rule for both versions of IP', () => {
  it('is counted once in the preview of a change, as the table shows it', () => {
    const rules = [ssh, web, ssh6].map(ruleOfListItem)
    expect(foldTwins(rules, 'allowList').map(({ isBoth }) => isBoth)).toEqual([true, false])
    expect(foldTwins(rules, 'allowList')).toHaveLength(shape([ssh, web, ssh6], 'allowList').length)
    expect(foldTwins(rules, 'ordered')).toHaveLength(3)
  })

  it('a row for both kinds of addresses is two rules for the quota, which the page says', () => {
    const rules = [ssh, web, ssh6]
    for (const kind of ['allowList', 'ordered'] as const) expect(quotaCount(rowsOf(rules, kind))).toBe(rules.length)
    expect(rowsOf(rules, 'allowList')).toHaveLength(2)
  })

  it('is one row', () => {
    expect(shape([ssh, web, ssh6], 'allowList')).toEqual([
      [1, 3],
      [2, undefined],
    ])
    expect(shape([ssh6, ssh], 'allowList')).toEqual([[1, 3]])
  })

  it('stays two where something stands between them and the order counts', () => {
    expect(shape([ssh, web, ssh6], 'ordered')).toEqual([
      [1, undefined],
      [2, undefined],
      [3, undefined],
    ])
    expect(shape([ssh, ssh6, web], 'ordered')).toEqual([
      [1, 3],
      [2, undefined],
    ])
  })

  it('stays two where they have words of their own, another port or another remote', () => {
    for (const other of [
      item(3, '::/0', { description: 'office' }),
      item(3, '::/0', { port: 23 }),
      item(3, '2001:db8::/32'),
    ]) {
      expect(rowsOf([ssh, other], 'allowList')).toHaveLength(2)
    }
  })
})

describe('editing such a row', () => {
  const [row] = rowsOf([ssh, ssh6], 'allowList')
  const rule = { ...row!.twin!, id: 1, remoteIp: '0.0.0.0/0' }
  const rules = [rule, row!.twin!]
  const edit = (changed: object, mayRemove = true) =>
    rulesWithEdited(rules, { edited: rule, twin: row!.twin!, changed: { ...rule, ...changed }, mayRemove }).map(
      ({ id, remoteIp, minPort }) => [id, remoteIp, minPort],
    )

  it('changes both', () => {
    expect(edit({ minPort: 2222, maxPort: 2222 })).toEqual([
      [1, '0.0.0.0/0', 2222],
      [3, '::/0', 2222],
    ])
  })

  it('ends the twin once the rule is no longer for everywhere, if one may remove rules', () => {
    expect(edit({ remoteIp: '203.0.113.0/24' })).toEqual([[1, '203.0.113.0/24', 22]])
    expect(edit({ remoteIp: '203.0.113.0/24' }, false)).toEqual([
      [1, '203.0.113.0/24', 22],
      [3, '::/0', 22],
    ])
  })
})
