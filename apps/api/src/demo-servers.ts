import { productCategory } from '@sarv/contract/enums'
import type { NewDemo } from './db/seed/demo.ts'
import type { Db } from './db/connection.ts'
import type { VmHostKey } from './areas/vm/hosts/hosts.store.ts'
import type { VmDependencies } from './areas/vm/hosts/operation-parts.ts'
import { createVmHosts } from './areas/vm/hosts/order.ts'
import { writeDemoHistory } from './demo-history.ts'
import type { SecretBox } from './secrets.ts'

interface DemoServer {
  name: string
  image: string
  bundle: string
}

const servers: readonly DemoServer[] = [
  { name: 'shop-web-01', image: 'ubuntu-24.04', bundle: 'M1' },
  { name: 'shop-web-02', image: 'ubuntu-24.04', bundle: 'M1' },
  { name: 'db-primary', image: 'debian-12', bundle: 'L1' },
  { name: 'accounting', image: 'windows-2022', bundle: 'M2' },
]

/**
 * The demo customer's first orders, through the same door as everyone's: they are being built at the first sign-in. On a
 * sandbox their charts have a past.
 */
export const orderDemoServers = async (
  db: Db,
  { secrets, compute }: { secrets: SecretBox; compute: VmDependencies['compute'] },
  { projectId, customerId, userId, password }: NewDemo & { password: string },
): Promise<void> => {
  const { datacenter_id: datacenterId } = await db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select('datacenter_id')
    .executeTakeFirstOrThrow()
  const images = await db.selectFrom('vm_images').select(['id', 'engine_ref']).execute()
  const bundles = await db
    .selectFrom('product_bundles')
    .where('product_id', '=', productCategory.id.vm)
    .select(['id', 'name'])
    .execute()
  const context = {
    actor: { userId },
    project: { id: projectId, customerId, datacenterId },
    secrets,
    remember: async () => {},
  }
  const hosts: VmHostKey[] = []
  for (const { name, image, bundle } of servers) {
    const vmImageId = images.find(({ engine_ref }) => engine_ref === image)?.id
    const productBundleId = bundles.find((one) => one.name === bundle)?.id
    // A provider's own catalogue may offer neither; a demo without this server is fine.
    if (vmImageId === undefined || productBundleId === undefined) continue
    const order = { name, vmImageId, productBundleId, isPredefined: true, password }
    const { id } = await createVmHosts(db, { ...order, storageClassTypeId: 1, usedPublicIpV6: false }, context)
    hosts.push({ projectId, id })
  }
  if (compute(datacenterId).isSandbox) await writeDemoHistory(db, hosts)
}
