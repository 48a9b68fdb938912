import { CreateVpcHostModel } from '@sarv/contract/vm/vpcs/vpcs.schemas'
import { networksPerVpc } from '@sarv/contract/limits'
import { describe, expect, it } from 'vitest'
import {
  emptyVpc,
  fittingPlan,
  freeRows,
  nextRow,
  planInAddress,
  problemsOf,
  rehearsalOf,
  rowProblems,
  toCreateModel,
  type VpcOrder,
} from './vpc-order.ts'
import { vpcOrderText } from './vpc-order.fa.ts'

const text = vpcOrderText.problems
const facts = { datacenterId: 1, others: [] }
const order: VpcOrder = { ...emptyVpc, name: 'production', productBundleId: 61 }
const messagesOf = (wanted: VpcOrder, given = facts) =>
  problemsOf(wanted, CreateVpcHostModel, given).map(({ message }) => message)

describe('an order of a private cloud', () => {
  it('asks for the place first, then for the plan, then for the name', () => {
    expect(messagesOf(emptyVpc, { ...facts, datacenterId: 0 })).toEqual([text.datacenter, text.plan, text.name])
    expect(messagesOf(emptyVpc)).toEqual([text.plan, text.name])
    expect(messagesOf(order)).toEqual([])
  })

  it('begins with two networks, which are sent as they are', () => {
    expect(toCreateModel(order).networks.map(({ gatewayCidr }) => gatewayCidr)).toEqual([
      '192.168.1.1/24',
      '192.168.2.1/24',
    ])
  })

  it('tells what is wrong with a row, and leaves the others alone', () => {
    const rows = [
      { name: 'front', gatewayCidr: '192.168.1.1/24' },
      { name: 'front', gatewayCidr: '192.168.2.1/24' },
      { name: 'third', gatewayCidr: '192.168.1.1/24' },
      { name: 'fourth', gatewayCidr: '10.0.0.1/16' },
      { name: '', gatewayCidr: '10.0.1.1/24' },
      { name: 'last', gatewayCidr: '۱۰.۰.۲.۱/۲۴' },
    ]
    expect(rowProblems(rows, [{ name: 'office', cidr: '10.9.0.0/24' }]).map((found) => Object.keys(found))).toEqual([
      [],
      ['name'],
      ['gatewayCidr'],
      ['gatewayCidr'],
      ['name'],
      [],
    ])
  })
})

describe('rows that are proposed', () => {
  const others = [{ name: 'home', cidr: '192.168.1.0/24' }]

  it('stand where the project has room', () => {
    expect(freeRows([])).toEqual(emptyVpc.networks)
    expect(freeRows(others).map(({ gatewayCidr }) => gatewayCidr)).toEqual(['192.168.2.1/24', '192.168.3.1/24'])
    expect(nextRow(emptyVpc.networks, [])).toEqual({ name: 'net-3', gatewayCidr: '192.168.3.1/24' })
  })

  it('end with what a cloud may have', () => {
    const rows = Array.from({ length: networksPerVpc }, (_, place) => ({
      name: `n${place}`,
      gatewayCidr: `10.0.${place}.1/24`,
    }))
    expect(nextRow(rows, [])).toBeUndefined()
  })
})

describe('the price', () => {
  const asked = { projectId: 3, standIn: 'stand-in' }

  it('waits for a plan, and for nothing else', () => {
    expect(rehearsalOf(emptyVpc, facts, asked)).toBeUndefined()
    expect(rehearsalOf({ ...order, name: '' }, facts, asked)?.body.name).toBe('stand-in')
    const broken = { ...order, networks: [{ name: 'x', gatewayCidr: '10.' }] }
    expect(rehearsalOf(broken, facts, asked)?.body.networks).toEqual([])
  })
})

describe('a calculation that is to be ordered', () => {
  const plans = [
    { id: 1, name: 'P1', ipv4: 2, rules10: 2, price: 100 },
    { id: 3, name: 'P3', ipv4: 8, rules10: 10, price: 900 },
    { id: 2, name: 'P2', ipv4: 5, rules10: 5, price: 400 },
  ]
  const chosen = (address: string) => {
    const asked = planInAddress(new URLSearchParams(address))
    return asked && fittingPlan(plans, asked)?.id
  }

  it.each([
    ['', undefined],
    ['vpcId=3', undefined],
    ['ip4=1&rules=10', 1],
    ['ip4=3&rules=10', 2],
    ['rules=۶۰', 3],
    ['ip4=2', 1],
    ['plan=2', 2],
    ['ip4=9&rules=500', undefined],
  ])('%s', (address, plan) => {
    expect(chosen(address)).toBe(plan)
  })
})
