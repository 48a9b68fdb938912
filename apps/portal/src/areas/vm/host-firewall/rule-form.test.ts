import { firewallProtocol } from '@sarv/contract/enums'
import { validationText } from '@sarv/contract/validation.fa'
import { describe, expect, it } from 'vitest'
import { firewallText } from './host-firewall.fa.ts'
import { problemsBy } from '../../../ui/schema-resolver.fixture.ts'
import {
  formOfRule,
  newRuleForm,
  remoteInVersion,
  ruleResolver,
  rulesOfForm,
  type RuleForm,
  type RuleFormContext,
} from './rule-form.ts'

const text = firewallText.form.problems
const listed = { id: 7, ...rulesOfForm(newRuleForm)[0]!, description: null }
const problemsOf = (changes: Partial<RuleForm>, context: Partial<RuleFormContext> = {}) =>
  problemsBy(ruleResolver({ current: [], edited: undefined, maxRules: 50, ...context }), { ...newRuleForm, ...changes })

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
    ['no address', { remoteIp: 'office' }, 'remoteIp', validationText.cidr],
    ['nothing for an address', { remoteIp: ' ' }, 'remoteIp', validationText.cidr],
    ['an address of the other version', { version: 'v6' }, 'remoteIp', text.version],
    ['a long description', { description: 'x'.repeat(101) }, 'description', validationText.tooLong('۱۰۰')],
  ])('%s', async (_what, changes, field, message) => {
    expect(await problemsOf(changes)).toMatchObject({ [field]: message })
  })

  it('a rule that is there, but not the one that is edited', async () => {
    expect(await problemsOf({}, { current: [listed] })).toEqual({ ports: text.taken })
    expect(await problemsOf({}, { current: [listed], edited: listed })).toEqual({})
  })

  it('several ports for one rule, or more than there is room for', async () => {
    const several = { ports: '80, 443' }
    expect(await problemsOf(several, { current: [listed], edited: listed })).toEqual({ ports: text.onePort })
    expect(await problemsOf(several, { current: [listed], maxRules: 2 })).toEqual({ ports: text.tooMany(2) })
  })

  it('nothing about the ports of what has none', async () =>
    expect(await problemsOf({ firewallProtocolId: firewallProtocol.id.icmp, ports: 'x' })).toEqual({}))
})

it('everywhere follows the version, an address does not', () => {
  expect(remoteInVersion('0.0.0.0/0', 'v6')).toBe('::/0')
  expect(remoteInVersion('203.0.113.0/24', 'v6')).toBe('203.0.113.0/24')
})
