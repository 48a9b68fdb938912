import { firewallProtocol } from '@sarv/contract/enums'
import { describe, expect, it } from 'vitest'
import { firewallText } from './firewall.fa.ts'
import { formOfRule, newRuleForm, remoteInVersion, ruleProblems, rulesOfForm, type RuleForm } from './rule-form.ts'

const text = firewallText.form.problems
const listed = { id: 7, ...rulesOfForm(newRuleForm)[0]!, description: null }
const problemsOf = (changes: Partial<RuleForm>) =>
  ruleProblems({ current: [], edited: undefined, maxRules: 50 })({ ...newRuleForm, ...changes })

describe('the rules of a form', () => {
  it('are one for each port, with the address in its one way of writing', () => {
    const rules = rulesOfForm({
      ...newRuleForm,
      ports: '۲۲، 8000-8100',
      remoteIp: '203.0.113.77/24',
      description: ' دفتر ',
    })
    expect(rules).toMatchObject([
      { minPort: 22, maxPort: 22, remoteIp: '203.0.113.0/24', description: 'دفتر', isAllow: true },
      { minPort: 8000, maxPort: 8100 },
    ])
  })

  it('have no ports where the protocol has none', () => {
    const rules = rulesOfForm({ ...newRuleForm, firewallProtocolId: firewallProtocol.id.icmp, ports: '22' })
    expect(rules).toMatchObject([{ minPort: 0, maxPort: 0, description: null }])
  })

  it('take a single address as a network of one', () => {
    expect(rulesOfForm({ ...newRuleForm, remoteIp: '198.51.100.23' })[0]?.remoteIp).toBe('198.51.100.23/32')
    expect(rulesOfForm({ ...newRuleForm, remoteIp: '2001:db8::1' })[0]?.remoteIp).toBe('2001:db8::1/128')
  })

  it('come back into the form as they were', () => {
    const form: RuleForm = { ...newRuleForm, ports: '8000-8100', remoteIp: '10.0.0.0/8', effect: 'deny' }
    expect(formOfRule({ id: 1, ...rulesOfForm(form)[0]!, description: null })).toEqual(form)
  })
})

describe('what is wrong with a form', () => {
  it.each<[string, Partial<RuleForm>, string, string]>([
    ['no ports', { ports: '' }, 'ports', text.ports.empty],
    ['a word for a port', { ports: '22, ssh' }, 'ports', text.ports.port('ssh')],
    ['a range the wrong way round', { ports: '90-80' }, 'ports', text.ports.order('90-80')],
    ['no address', { remoteIp: 'office' }, 'remoteIp', text.remote],
    ['an address of the other version', { version: 'v6' }, 'remoteIp', text.version],
    ['a long description', { description: 'x'.repeat(101) }, 'description', text.tooLong],
  ])('%s', (_what, changes, field, message) => {
    expect(problemsOf(changes)).toMatchObject({ [field]: message })
  })

  it('a rule that is there, but not the one that is edited', () => {
    const problems = ruleProblems({ current: [listed], edited: undefined, maxRules: 50 })
    expect(problems(newRuleForm).ports).toBe(text.taken)
    expect(ruleProblems({ current: [listed], edited: listed, maxRules: 50 })(newRuleForm).ports).toBeUndefined()
  })

  it('several ports for one rule, or more than there is room for', () => {
    const several = { ...newRuleForm, ports: '80, 443' }
    expect(ruleProblems({ current: [listed], edited: listed, maxRules: 50 })(several).ports).toBe(text.onePort)
    expect(ruleProblems({ current: [listed], edited: undefined, maxRules: 2 })(several).ports).toBe(text.tooMany(2))
  })
})

it('everywhere follows the version, an address does not', () => {
  expect(remoteInVersion('0.0.0.0/0', 'v6')).toBe('::/0')
  expect(remoteInVersion('203.0.113.0/24', 'v6')).toBe('203.0.113.0/24')
})
