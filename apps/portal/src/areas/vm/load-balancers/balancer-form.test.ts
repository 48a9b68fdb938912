import { describe, expect, it } from 'vitest'
import type { LoadBalancerDetail } from '@sarv/client/vm.generated'
import { vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
import { CreateVmLbModel, EditVmLbModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import type { Capability } from '@sarv/contract/vm/load-balancers/load-balancers.rules'
import {
  balancerForm,
  createResolver,
  editResolver,
  emptyBalancer,
  fittingFor,
  longestUntilOut,
  memberKey,
  newListener,
  noCheck,
  serversKept,
  toSent,
  type BalancerForm,
} from './balancer-form.ts'

const { weightedRoundRobin, roundRobin, ipHash, connectionHash } = vmLbAlgorithm.id
const { tcp, udp, http, https } = vmLbProtocol.id

const all: Capability = {
  isAvailable: true,
  protocolIds: vmLbProtocol.ids,
  algorithmIds: vmLbAlgorithm.ids,
  healthCheckIds: vmLbHealthCheck.ids,
  sessionIds: vmLbSession.ids,
  hasWeights: true,
  hasNamedCertificates: true,
}
/** As the OVN provider of OpenStack has it. */
const addressesAlone: Capability = {
  isAvailable: true,
  protocolIds: [tcp, udp],
  algorithmIds: [ipHash, connectionHash],
  healthCheckIds: [vmLbHealthCheck.id.tcp, vmLbHealthCheck.id.udp],
  sessionIds: [vmLbSession.id.none, vmLbSession.id.sourceIp],
  hasWeights: false,
  hasNamedCertificates: false,
}
const options = { fields: {}, shouldUseNativeValidation: false }

const typed = (change: Partial<BalancerForm> = {}): BalancerForm => ({
  ...emptyBalancer(3, all),
  name: 'web balancer',
  vmNetworkId: 7,
  productBundleId: 61,
  vmLbListeners: [
    {
      ...newListener(all),
      vmLbProtocolTypeId: tcp,
      sourcePort: 80,
      destinationPort: 8080,
      vmLbPools: [memberKey(7, 1), memberKey(70, 3)],
      members: {
        [memberKey(7, 1)]: { weight: 5, isDraining: true },
        [memberKey(7, 2)]: { weight: 1, isDraining: false },
      },
    },
  ],
  ...change,
})

const withoutDraining = () => typed().vmLbListeners.map((listener) => ({ ...listener, members: {} }))

describe('the form of a load balancer', () => {
  it('sends the servers that are chosen, with weights where they count', () => {
    const sent = CreateVmLbModel.parse(toSent(typed({ vmLbAlgorithmId: weightedRoundRobin })))
    expect(sent.vmLbListeners).toMatchObject([
      { vmLbPools: [1], vmLbMembers: [{ vmHostId: 1, weight: 5, isDraining: true }], healthCheck: null },
    ])
    const equal = CreateVmLbModel.parse(toSent(typed({ vmLbAlgorithmId: roundRobin })))
    expect(equal.vmLbListeners[0]?.vmLbMembers).toMatchObject([{ weight: 1 }])
  })

  it('sends a path only with a check that asks for a page', () => {
    const [listener] = typed().vmLbListeners
    const checkBy = (id: number) => {
      const healthCheck = { ...listener!.healthCheck, vmLbHealthCheckId: id, path: '/health' }
      return CreateVmLbModel.parse(toSent(typed({ vmLbListeners: [{ ...listener!, healthCheck }] }))).vmLbListeners[0]
    }
    expect(checkBy(vmLbHealthCheck.id.http)?.healthCheck).toMatchObject({ path: '/health' })
    expect(checkBy(vmLbHealthCheck.id.tcp)?.healthCheck?.path).toBeUndefined()
  })

  it('sends the servers of the network that is chosen, and keeps those of another one for when it is', () => {
    const sent = (vmNetworkId: number | null) => toSent(typed({ vmNetworkId })).vmLbListeners[0]?.vmLbPools
    expect([sent(7), sent(70), sent(null)]).toEqual([[1], [3], []])
  })

  it('knows servers that were behind it before, so that one that has left the network can be taken out', () => {
    const [listener] = typed().vmLbListeners
    const gone = { [memberKey(7, 9)]: { weight: 1, isDraining: false, vmHost: 'gone-01' } }
    const ids = serversKept({ ...listener!, members: { ...listener!.members, ...gone } }, 7).map((one) => one.vmHostId)
    expect(ids).toEqual([9, 1])
  })

  it('names the cloud that it shows', () => {
    expect(CreateVmLbModel.parse(toSent(typed()))).toMatchObject({ vpcHostId: 3, vmNetworkId: 7 })
  })

  it('begins with what can be had, wherever that is', async () => {
    expect(emptyBalancer(3, all)).toMatchObject({ vmLbAlgorithmId: roundRobin })
    expect(newListener(all).vmLbProtocolTypeId).toBe(http)
    const { vmLbAlgorithmId } = emptyBalancer(3, addressesAlone)
    const { vmLbProtocolTypeId } = newListener(addressesAlone)
    expect([vmLbAlgorithmId, vmLbProtocolTypeId]).toEqual([ipHash, tcp])
    const [listener] = typed().vmLbListeners
    const form = typed({ vmLbAlgorithmId, vmLbListeners: [{ ...listener!, vmLbProtocolTypeId, members: {} }] })
    expect((await createResolver(addressesAlone)(form, undefined, options)).errors).toEqual({})
  })

  it.each<[string, string, Partial<BalancerForm>]>([
    ['an algorithm', 'vmLbAlgorithmId', { vmLbAlgorithmId: roundRobin }],
    [
      'one port twice',
      'vmLbListeners.1.sourcePort',
      { vmLbAlgorithmId: ipHash, vmLbListeners: [...withoutDraining(), ...withoutDraining()] },
    ],
    ['draining', 'vmLbListeners.0.vmLbMembers', { vmLbAlgorithmId: ipHash }],
  ])('says at its field what cannot be had: %s', async (_, field, change) => {
    const { errors } = await editResolver(addressesAlone)(typed(change), undefined, options)
    expect(errors).toEqual({ [field]: { type: 'own', message: expect.stringMatching(/\.$/) } })
  })

  it('takes a check and a session along to another protocol where they make sense there', () => {
    const listener = {
      ...newListener(all),
      healthCheck: { ...newListener(all).healthCheck, vmLbHealthCheckId: vmLbHealthCheck.id.http },
      vmLbSessionId: vmLbSession.id.cookie,
    }
    const kept = { vmLbHealthCheckId: vmLbHealthCheck.id.http, vmLbSessionId: vmLbSession.id.cookie }
    expect(fittingFor(https, listener)).toEqual(kept)
    expect(fittingFor(tcp, listener)).toEqual({ ...kept, vmLbSessionId: vmLbSession.id.none })
    expect(fittingFor(udp, listener)).toEqual({ vmLbHealthCheckId: noCheck, vmLbSessionId: vmLbSession.id.none })
  })

  it('keeps its certificate by name when the port is another one, until a new one is written', () => {
    const fingerprint = 'AA:BB'
    const kept = { isDefault: true, names: [], issuer: '', startDate: '', expireDate: '', fingerprint }
    const [listener] = typed().vmLbListeners
    const secure = { ...listener!, vmLbProtocolTypeId: https, sourcePort: 8443, kept }
    const sent = (more: object) => toSent(typed({ vmLbListeners: [{ ...secure, ...more }] })).vmLbListeners[0]
    expect(sent({})).toMatchObject({ certificateFingerprint: fingerprint })
    expect(sent({ certificate: 'PEM' })).toMatchObject({ certificateFingerprint: null })
    expect(sent({ kept: undefined })).toMatchObject({ certificateFingerprint: null })
  })

  it('is refused by the contract without a server', () => {
    expect(CreateVmLbModel.safeParse(toSent(typed({ vmLbListeners: [newListener(all)] }))).success).toBe(false)
  })

  it('shows what there is, and sends it back unchanged', () => {
    const balancer: LoadBalancerDetail = {
      id: 1,
      name: 'web balancer',
      ipAddress: '10.0.0.9',
      vmNetworkId: 7,
      vmNetwork: 'front',
      vmLbAlgorithmId: weightedRoundRobin,
      statusId: 2,
      status: '',
      createDate: '2026-11-18T06:00:00',
      productBundleId: 61,
      listeners: [
        {
          id: 5,
          vmLbProtocolTypeId: vmLbProtocol.id.https,
          sourcePort: 443,
          destinationPort: 8080,
          hasCertificate: true,
          poolMembers: [{ vmHostId: 1, vmHost: 'a', ipAddress: '10.0.0.5', weight: 4, isDraining: true }],
          vmLbSessionId: vmLbSession.id.cookie,
          healthCheck: {
            vmLbHealthCheckId: vmLbHealthCheck.id.http,
            path: '/health',
            hostHeader: null,
            expectedCodes: '200',
            intervalSeconds: 30,
            timeoutSeconds: 4,
            upAfter: 1,
            downAfter: 2,
          },
        },
      ],
    }
    expect(EditVmLbModel.parse(toSent(balancerForm(balancer)))).toMatchObject({
      name: 'web balancer',
      productBundleId: 61,
      vmLbListeners: [
        {
          sourcePort: 443,
          certificate: undefined,
          vmLbPools: [1],
          vmLbMembers: [{ vmHostId: 1, weight: 4, isDraining: true }],
          vmLbSessionId: vmLbSession.id.cookie,
          healthCheck: { path: '/health', expectedCodes: '200', intervalSeconds: 30, downAfter: 2 },
        },
      ],
    })
  })
})

describe('how long a server that has died is still sent to', () => {
  const listener = (check: Partial<BalancerForm['vmLbListeners'][number]['healthCheck']>) => {
    const empty = newListener(all)
    return { ...empty, healthCheck: { ...empty.healthCheck, vmLbHealthCheckId: vmLbHealthCheck.id.tcp, ...check } }
  }

  it('follows from the slowest check that the form holds', () => {
    expect(longestUntilOut([listener({})])).toBe(65)
    expect(longestUntilOut([listener({}), listener({ intervalSeconds: 60, downAfter: 5 })])).toBe(335)
  })

  it('is not told without a check, nor while its numbers are typed', () => {
    expect(longestUntilOut([listener({ vmLbHealthCheckId: noCheck })])).toBeUndefined()
    expect(longestUntilOut([listener({ intervalSeconds: null })])).toBeUndefined()
  })
})
