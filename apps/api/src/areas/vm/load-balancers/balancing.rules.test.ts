import { describe, expect, it } from 'vitest'
import { vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
import type { Balancing } from '../../../ports/compute/balancers.engine.ts'
import { balancingOf } from '../../../engines/openstack/balancers/balancers.state.ts'
import { capabilityOf, engineAlgorithm, engineWeight } from './balancing.rules.ts'

const amphora = balancingOf({ balancers: 'amphora' })
const ovn = balancingOf({ balancers: 'ovn' })
const nothing = balancingOf({})
const routing = { hasSharedAddresses: false }
const { roundRobin, weightedRoundRobin, leastConnection, weightedLeastConnection, ipHash, connectionHash } =
  vmLbAlgorithm.id

describe('an algorithm of the contract', () => {
  it.each<[keyof typeof vmLbAlgorithm.id, Balancing, object | undefined]>([
    ['roundRobin', amphora, { algorithm: 'roundRobin' }],
    ['weightedRoundRobin', amphora, { algorithm: 'roundRobin' }],
    ['leastConnection', amphora, { algorithm: 'leastConnection' }],
    ['weightedLeastConnection', amphora, { algorithm: 'leastConnection' }],
    ['ipHash', amphora, { algorithm: 'sourceIp' }],
    ['connectionHash', amphora, { algorithm: 'sourceIpPort' }],
    ['roundRobin', ovn, undefined],
    ['weightedRoundRobin', ovn, undefined],
    ['ipHash', ovn, { algorithm: 'sourceIpPort', session: 'sourceIp' }],
    ['connectionHash', ovn, { algorithm: 'sourceIpPort' }],
    ['ipHash', { ...ovn, sessions: [] }, undefined],
    ['connectionHash', nothing, undefined],
  ])('%s is said to an engine', (name, balancing, told) => {
    expect(engineAlgorithm(balancing, vmLbAlgorithm.id[name])).toEqual(told)
  })
})

describe('what is offered', () => {
  it('is all of it but HTTPS by amphorae', () => {
    expect(capabilityOf({ balancing: amphora, routing })).toMatchObject({
      isAvailable: true,
      algorithmIds: [roundRobin, weightedRoundRobin, leastConnection, weightedLeastConnection, ipHash, connectionHash],
      healthCheckIds: vmLbHealthCheck.ids,
      hasWeights: true,
    })
    expect(capabilityOf({ balancing: amphora, routing }).protocolIds).not.toContain(vmLbProtocol.id.https)
  })

  it('is no page, no weight and no cookie by OVN', () => {
    expect(capabilityOf({ balancing: ovn, routing })).toMatchObject({
      protocolIds: [vmLbProtocol.id.tcp, vmLbProtocol.id.udp],
      algorithmIds: [ipHash, connectionHash],
      healthCheckIds: [vmLbHealthCheck.id.tcp, vmLbHealthCheck.id.udp],
      sessionIds: [vmLbSession.id.none, vmLbSession.id.sourceIp],
      hasWeights: false,
      tellsAnswers: false,
    })
  })

  it('is nothing where there are none', () => {
    expect(capabilityOf({ balancing: nothing, routing })).toMatchObject({
      isAvailable: false,
      protocolIds: [],
      algorithmIds: [],
    })
  })
})

it.each([
  [weightedRoundRobin, { weight: 7, isDraining: false }, 7],
  [weightedRoundRobin, { weight: 7, isDraining: true }, 0],
  [roundRobin, { weight: 7, isDraining: false }, 1],
  [roundRobin, { weight: 7, isDraining: true }, 0],
])('with algorithm %d a member %j weighs %d', (algorithm, member, weight) => {
  expect(engineWeight(algorithm, member)).toBe(weight)
})
