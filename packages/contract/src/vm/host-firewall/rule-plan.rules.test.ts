import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firewallDirection, firewallProtocol } from '../../enums.ts'
import { describeRule } from './host-firewall.fa.ts'
import { everywhere, type FirewallRuleShape, type ListedRule } from './host-firewall.rules.ts'
import type { VmFirewallRuleListItem } from './host-firewall.schemas.ts'
import { formatPorts, isPortProblem, parsePortList } from './port-list.rules.ts'
import { FirewallFile, rulesOfFile, toFirewallFile } from './rule-file.schemas.ts'
import { planAddition, planReplacement, planTemplate, templateNames } from './rule-plan.rules.ts'

const { ingress } = firewallDirection.id
const { tcp, icmp } = firewallProtocol.id

const shape = (port: number, remoteIp: string = everywhere.v4): FirewallRuleShape => ({
  firewallProtocolId: port === 0 ? icmp : tcp,
  directionId: ingress,
  remoteIp,
  minPort: port,
  maxPort: port,
  isAllow: true,
})
const listed = (id: number, rule: FirewallRuleShape): ListedRule => ({ ...rule, id, description: null })
const words = (rules: readonly FirewallRuleShape[]) =>
  rules.map((rule) => describeRule(rule).replaceAll(/[\u2066\u2069]/g, ''))

describe('several ports in one go', () => {
  it.each([
    ['22, 80, 443, 8000-8100', ['22', '80', '443', '8000-8100']],
    ['۲۲، ۸۰', ['22', '80']],
    [' 22 ;80 – 90 ', ['22', '80-90']],
    ['22,22,', ['22']],
  ])('reads %s', (text, ports) => {
    const parsed = parsePortList(text)
    expect(isPortProblem(parsed) ? parsed : parsed.map(formatPorts)).toEqual(ports)
  })

  it.each([
    ['', 'empty', ''],
    ['ssh', 'port', 'ssh'],
    ['22, 70000', 'port', '70000'],
    ['0', 'port', '0'],
    ['90-80', 'order', '90-80'],
    ['80-', 'port', '80-'],
    ['1.5', 'port', '1.5'],
  ])('says what is wrong with %j', (text, problem, piece) => {
    expect(parsePortList(text)).toEqual({ problem, piece })
  })

  it('reads what it writes', () => {
    const port = fc.integer({ min: 1, max: 65_535 })
    const span = fc.tuple(port, port).map(([a, b]) => ({ minPort: Math.min(a, b), maxPort: Math.max(a, b) }))
    fc.assert(
      fc.property(fc.uniqueArray(span, { minLength: 1, maxLength: 10, selector: formatPorts }), (spans) => {
        expect(parsePortList(spans.map(formatPorts).join(', '))).toEqual(spans)
      }),
    )
  })
})

describe('planning', () => {
  const current = [listed(1, shape(22)), listed(2, shape(80))]

  it('keeps what is there, adds what is new and removes the rest', () => {
    const plan = planReplacement(current, [shape(443), { ...shape(22), description: 'office' }, shape(443)])
    expect(plan.rules.map(({ id, minPort, description }) => [id, minPort, description])).toEqual([
      [undefined, 443, undefined],
      [1, 22, 'office'],
    ])
    expect(words(plan.added)).toEqual(['HTTPS از همه جا'])
    expect(plan.removed.map(({ id }) => id)).toEqual([2])
  })

  it('adds nothing twice', () => {
    expect(planAddition(current, [shape(22), shape(443), shape(443)]).added).toHaveLength(1)
  })
})

describe('ready templates', () => {
  const context = { myAddress: '198.51.100.23', networks: ['10.0.0.1/24'] }
  const current = [listed(1, shape(22)), listed(2, shape(3306)), listed(3, { ...shape(1), maxPort: 65_535 })]
  const plan = (name: (typeof templateNames)[number]) => {
    const { added, removed } = planTemplate(name, current, context)
    return { added: words(added), removed: removed.map(({ id }) => id) }
  }

  it('open the web to everyone', () => {
    expect(plan('web')).toEqual({
      added: ['HTTP از همه جا', 'HTTP از همه جا (IPv6)', 'HTTPS از همه جا', 'HTTPS از همه جا (IPv6)'],
      removed: [],
    })
  })

  it('keep SSH for my address alone', () => {
    expect(plan('ssh')).toEqual({ added: ['SSH از 198.51.100.23'], removed: [1] })
  })

  it('keep databases inside', () => {
    expect(plan('database')).toEqual({ added: ['MySQL از 10.0.0.0/24', 'PostgreSQL از 10.0.0.0/24'], removed: [2] })
    expect(planTemplate('database', current, { ...context, networks: [] }).added).toEqual([])
  })

  it('are done after the first time', () => {
    for (const name of templateNames) {
      const after = planTemplate(name, current, context).rules.map((rule, index) =>
        listed(rule.id ?? 100 + index, rule),
      )
      expect(planTemplate(name, after, context)).toMatchObject({ added: [], removed: [] })
    }
  })
})

describe('the file', () => {
  const item: VmFirewallRuleListItem = {
    id: 7,
    firewallProtocolType: 'TCP',
    firewallProtocolId: tcp,
    isIngress: 'ورودی',
    directionId: ingress,
    remoteIp: '203.0.113.0/24',
    minPort: '8000',
    maxPort: '8100',
    isIpV4: true,
    isAllow: true,
    description: 'دفتر',
    createDate: '2026-11-15T09:30:00',
  }

  it('gives back what was written, without ids', () => {
    const read = FirewallFile.parse(JSON.parse(JSON.stringify(toFirewallFile([item]))))
    expect(rulesOfFile(read)).toEqual([{ ...shape(8000, '203.0.113.0/24'), maxPort: 8100, description: 'دفتر' }])
  })

  it('ignores ports of a protocol that has none', () => {
    const ping = { direction: 'ingress', protocol: 'icmp', remote: '0.0.0.0/0', minPort: 1, maxPort: 9 }
    const read = FirewallFile.parse({ ...toFirewallFile([]), rules: [ping] })
    expect(rulesOfFile(read)).toMatchObject([{ firewallProtocolId: icmp, minPort: 0, maxPort: 0 }])
  })

  it.each([
    ['another program', { format: 'iptables', version: 1, rules: [] }],
    ['a later version', { format: 'sarv-firewall', version: 2, rules: [] }],
    ['no network', { ...toFirewallFile([item]), rules: [{ direction: 'ingress', protocol: 'any', remote: 'office' }] }],
    [
      'too many rules',
      { ...toFirewallFile([]), rules: Array.from({ length: 51 }, () => toFirewallFile([item]).rules[0]) },
    ],
  ])('refuses %s', (_what, file) => {
    expect(FirewallFile.safeParse(file).success).toBe(false)
  })
})
