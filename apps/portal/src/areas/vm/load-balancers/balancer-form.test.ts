import { describe, expect, it } from 'vitest'
import type { LoadBalancerDetail } from '@sarv/client/vm.generated'
import { vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
import { CreateVmLbModel, EditVmLbModel } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { balancerForm, emptyBalancer, memberKey, newListener, toSent, type BalancerForm } from './balancer-form.ts'

const { weightedRoundRobin, roundRobin } = vmLbAlgorithm.id

const typed = (change: Partial<BalancerForm> = {}): BalancerForm => ({
  ...emptyBalancer(3),
  name: 'web balancer',
  vmNetworkId: 7,
  productBundleId: 61,
  vmLbListeners: [
    {
      ...newListener(vmLbProtocol.id.tcp),
      sourcePort: 80,
      destinationPort: 8080,
      members: {
        [memberKey(1)]: { isIn: true, weight: 5, isDraining: true },
        [memberKey(2)]: { isIn: false, weight: 1, isDraining: false },
      },
    },
  ],
  ...change,
})

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

  it('is refused by the contract without a server', () => {
    expect(CreateVmLbModel.safeParse(toSent(typed({ vmLbListeners: [newListener()] }))).success).toBe(false)
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
