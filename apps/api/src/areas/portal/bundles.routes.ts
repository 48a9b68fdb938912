import type { FastifyInstance } from 'fastify'
import { productCategory } from '@sarv/contract/enums'
import { bundleCalls } from '@sarv/contract/portal/bundles/bundles.calls'
import type { Dependencies } from '../../dependencies.ts'
import { implement } from '../../http/implement.ts'
import { listPlans } from './products.service.ts'

const { bareMetal, kubernetesCloud, kubernetesCluster, web } = productCategory.id

/** Plans of what is sold by its plans, or has no noun of its own here; servers, volumes, private clouds and buckets bring theirs. */
const plans = {
  web: { productId: web, items: ['vDisk'] },
  clusterWorker: { productId: kubernetesCluster, items: ['vCpu', 'vMemory', 'vDisk', 'ipv4'] },
  namespace: { productId: kubernetesCloud, items: ['kuberCpu', 'kuberMemory', 'kuberDisk', 'kuber10Pods'] },
  bareMetal: {
    productId: bareMetal,
    items: ['physicalCpu', 'physicalMemory', 'physicalDisk', 'networkPort', 'bareMetalIpv4'],
  },
} as const

export const bundleRoutes = (app: FastifyInstance, { db }: Dependencies): void => {
  implement(app, bundleCalls.productBundleWebList, async () => {
    const offered = await listPlans(db, { pricing: plans.web })
    return offered.map(({ id, name, price, vDisk }) => ({ id, name, price, quantity: vDisk }))
  })

  implement(app, bundleCalls.productBundleKuberClusterList, () => listPlans(db, { pricing: plans.clusterWorker }))

  implement(app, bundleCalls.productBundleKuberCloudList, () => listPlans(db, { pricing: plans.namespace }))

  implement(app, bundleCalls.productBundleBareMetalList, () => listPlans(db, { pricing: plans.bareMetal }))
}
