import { productCategory, vmKeyStatus } from '@sarv/contract/enums'
import { inTransaction } from '../../db/transaction.ts'
import type { Area } from '../area.ts'
import type { VmHostKey } from './hosts/hosts.store.ts'
import { createVmHosts } from './host-orders/host-orders.service.ts'
import { writeDemoHistory } from './metrics/metrics.demo.ts'

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

const key = {
  name: 'niloofar-laptop',
  public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAILRLsULv8CzkNoZ8TE3V5cTmMIBGzMMsAPw47z7fJO+4 niloofar-laptop',
  fingerprint: 'SHA256:WHgK1RAPyVALryXvS7ljDja7xIP4ocFBZcqXi7PCpGY',
  status_id: vmKeyStatus.id.active,
}

/**
 * The demo customer's key and first orders, through the same door as everyone's: they are being built at the first sign-in. On a
 * sandbox their charts have a past.
 */
export const addVmDemo: Area['demo'] = async (db, { secrets, compute }, customer) => {
  const { projectId, customerId, datacenterId, userId, password } = customer
  await db
    .insertInto('vm_keys')
    .values({ project_id: projectId, ...key })
    .execute()
  const images = await db.selectFrom('vm_images').select(['id', 'engine_ref as ref']).execute()
  const bundles = await db
    .selectFrom('product_bundles')
    .where('product_id', '=', productCategory.id.vm)
    .select(['id', 'name'])
    .execute()
  const context = {
    actor: { userId },
    project: { id: projectId, customerId, datacenterId },
    secrets,
  }
  const hosts: VmHostKey[] = []
  for (const { name, image, bundle } of servers) {
    const vmImageId = images.find(({ ref }) => ref === image)?.id
    const productBundleId = bundles.find((one) => one.name === bundle)?.id
    // A provider's own catalogue may offer neither; a demo without this server is fine.
    if (vmImageId === undefined || productBundleId === undefined) continue
    const order = { name, vmImageId, productBundleId, isPredefined: true, password }
    const wanted = { ...order, storageClassTypeId: 1, usedPublicIpV6: false }
    const { id } = await inTransaction(db, (trx) => createVmHosts(trx, wanted, context))
    hosts.push({ projectId, id })
  }
  if (compute(datacenterId).isSandbox) await writeDemoHistory(db, hosts)
}
