import { productCategory, serviceStatus, vmKeyStatus } from '@sarv/contract/enums'
import type { Db } from '../../db/connection.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Area, PastEvent } from '../area.ts'
import type { SecretBox } from '../../secrets.ts'
import { demoBegan } from '../financial/usage/demo-began.service.ts'
import { endUsage, setUsage } from '../financial/usage/usage.service.ts'
import { createVmHosts } from './host-orders/host-orders.service.ts'
import { addFailedReboot } from './hosts/hosts.demo.ts'
import { vmHostService } from './hosts/hosts.definition.ts'
import { agreeOnPrices, findVmHostPlan } from './hosts/hosts.price.ts'
import { insertVmHost, liveVmHosts } from './hosts/hosts.store.ts'
import { finishBalancerDemo, orderDemoBalancer } from './load-balancers/load-balancers.demo.ts'
import { writeDemoHistory } from './metrics/metrics.demo.ts'
import { addGatewayDemo } from './vpc-nats/vpc-nats.demo.ts'
import { dateNewRows } from './vpcs/acts.demo.ts'
import { findDemoVpc, orderDemoVpc } from './vpcs/vpcs.demo.ts'
import { volumeService } from './volumes/volumes.definition.ts'
import { createVolume } from './volumes/volumes.service.ts'
import { findVolumeRow } from './volumes/volumes.store.ts'
import type { ServiceActor } from '../../services/service.ts'

interface DemoServer {
  name: string
  image: string
  bundle: string
  /** When it was ordered; absent: on the first day. */
  daysAgo?: number
  /** It was of another size first, until then. */
  began?: { bundle: string; untilDaysAgo: number }
  /** It was deleted then. */
  goneDaysAgo?: number
}

const servers: readonly DemoServer[] = [
  { name: 'shop-web-01', image: 'ubuntu-24.04', bundle: 'M1' },
  {
    name: 'db-primary',
    image: 'debian-12',
    bundle: 'L1',
    daysAgo: 338,
    began: { bundle: 'M1', untilDaysAgo: 203 },
  },
  { name: 'shop-web-02', image: 'ubuntu-24.04', bundle: 'M1', daysAgo: 282 },
  { name: 'load-test-01', image: 'ubuntu-24.04', bundle: 'L1', daysAgo: 251, goneDaysAgo: 238 },
  { name: 'accounting', image: 'windows-2022', bundle: 'M2', daysAgo: 149 },
]

const key = {
  name: 'niloofar-laptop',
  public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAILRLsULv8CzkNoZ8TE3V5cTmMIBGzMMsAPw47z7fJO+4 niloofar-laptop',
  fingerprint: 'SHA256:WHgK1RAPyVALryXvS7ljDja7xIP4ocFBZcqXi7PCpGY',
  status_id: vmKeyStatus.id.active,
}

const hourMs = 3600 * 1000
const dayMs = 24 * hourMs

type Told = Parameters<NonNullable<Area['demoPast']>>
type Customer = Told[2]

interface Wanted {
  at: Date
  name: string
  vmImageId: number
  bundleId: number
}

const listImages = (db: Db) => db.selectFrom('vm_images').select(['id', 'engine_ref as ref']).execute()
const listBundles = (db: Db) =>
  db.selectFrom('product_bundles').where('product_id', '=', productCategory.id.vm).select(['id', 'name']).execute()

const planOf = async (trx: Db, { datacenterId }: Customer, bundleId: number) => {
  const plan = await findVmHostPlan(trx, datacenterId, bundleId)
  const vm = { cpu: plan.vCpu, memoryGb: plan.vMemory, diskGb: plan.vDisk }
  const { prices } = await agreeOnPrices(trx, datacenterId, {
    ...vm,
    dataDiskGb: 0,
    hasIpv4: true,
    hasIpv6: false,
    plan,
  })
  return { vm, prices }
}

/** From then on it is paid as a server of this plan. */
const payAs = async (trx: Db, customer: Customer, id: number, bundleId: number, at: Date): Promise<void> => {
  const { prices } = await planOf(trx, customer, bundleId)
  await setUsage(trx, vmHostService.of({ ...customer, id }), prices.running, { at })
}

const forget = async (db: Db, customer: Customer, id: number, at: Date): Promise<void> => {
  await endUsage(db, vmHostService.of({ ...customer, id }), { at })
  const gone = { deleted_at: at, status_id: serviceStatus.id.deleted }
  await db.updateTable('vm_hosts').set(gone).where('id', '=', id).execute()
}

/** Ordered through the same door as everyone's: it is built as soon as a worker runs. */
const order = async (trx: Db, customer: Customer, secrets: SecretBox, wanted: Wanted): Promise<number> => {
  const { projectId: id, customerId, datacenterId, userId, password } = customer
  const context = { actor: { userId }, project: { id, customerId, datacenterId }, secrets, at: wanted.at }
  const { name, vmImageId, bundleId: productBundleId } = wanted
  const asked = { name, vmImageId, productBundleId, isPredefined: true, password, storageClassTypeId: 1 }
  return (await createVmHosts(trx, { ...asked, usedPublicIpV6: false }, context)).id
}

/** Of one that has gone since there is only its name left, for old bills. */
const remember = async (trx: Db, customer: Customer, { at, name, vmImageId, bundleId }: Wanted): Promise<number> => {
  const { vm, prices } = await planOf(trx, customer, bundleId)
  const { id } = await insertVmHost(trx, customer.projectId, {
    ...vm,
    name,
    vmImageId,
    bundleId,
    prices,
    vmKeyId: null,
    sealedPassword: null,
    sealedUserData: null,
    storageClassTypeId: 1,
    wantsIpv4: true,
    wantsIpv6: false,
    createdAt: at,
  })
  return id
}

/** Servers that came, grew and went; they are paid for from the moment they were ordered. */
const tellServersPast = async (...[db, { secrets }, customer]: Told): Promise<PastEvent[]> => {
  const [now, images, bundles] = [Date.now(), await listImages(db), await listBundles(db)]
  const ago = (days: number) => new Date(now - days * dayMs)
  // After the first payment.
  const firstOrder = new Date(demoBegan(new Date(now)).getTime() + 2 * hourMs)
  const bundleOf = (name: string) => bundles.find((one) => one.name === name)?.id

  return servers.flatMap((server): PastEvent[] => {
    const vmImageId = images.find(({ ref }) => ref === server.image)?.id
    const bundleId = bundleOf(server.bundle)
    const firstBundleId = bundleOf(server.began?.bundle ?? server.bundle)
    // A provider's own catalogue may offer neither; a demo without this server is fine.
    if (vmImageId === undefined || bundleId === undefined || firstBundleId === undefined) return []
    const { began, goneDaysAgo } = server
    const at = server.daysAgo === undefined ? firstOrder : ago(server.daysAgo)

    const happen = (when: Date) =>
      inTransaction(db, async (trx): Promise<PastEvent[]> => {
        const wanted = { at: when, name: server.name, vmImageId, bundleId }
        const isGone = goneDaysAgo !== undefined
        const id = await (isGone ? remember(trx, customer, wanted) : order(trx, customer, secrets, wanted))
        await payAs(trx, customer, id, firstBundleId, when)
        await dateNewRows(trx, { projectId: customer.projectId, at: when })
        const grow = (later: Date) => payAs(db, customer, id, bundleId, later)
        const go = (later: Date) => forget(db, customer, id, later)
        return [
          ...(began ? [{ at: ago(began.untilDaysAgo), happen: grow }] : []),
          ...(isGone ? [{ at: ago(goneDaysAgo), happen: go }] : []),
        ]
      })
    return [{ at, happen }]
  })
}

/** On no server: the first page asks whether it should be kept. */
const unusedVolume = { name: 'media-archive', isPredefined: false, volumeSize: 100 }
/** Ordered of late, so that costs have a difference to the month before, and a service that made it. */
const volumeDaysAgo = 9
const vpcDaysAgo = 97
/** After the cloud in which it stands. */
const balancerAfterMs = 2 * dayMs

const orderDemoVolume = (db: Db, { actor, project, at }: ServiceActor & { at: Date }): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { id } = await createVolume(trx, { actor, project, at }, unusedVolume)
    const { price } = await findVolumeRow(trx, { projectId: project.id, id })
    const service = volumeService.of({ customerId: project.customerId, projectId: project.id, id })
    await setUsage(trx, service, price, { at })
    await dateNewRows(trx, { projectId: project.id, at })
  })

/** A volume, a private cloud and, on a sandbox, a load balancer in it. */
const tellOthersPast = (...[db, { compute }, { projectId, datacenterId, customerId, userId }]: Told): PastEvent[] => {
  const context = { actor: { userId }, project: { id: projectId, customerId, datacenterId } }
  const ago = (days: number) => new Date(Date.now() - days * dayMs)
  const orderCloud = async (at: Date): Promise<PastEvent[]> => {
    const vpc = await orderDemoVpc(db, { compute }, { ...context, at })
    if (!vpc || !compute(datacenterId).isSandbox) return []
    const orderBalancer = async (later: Date) => void (await orderDemoBalancer(db, { ...context, at: later }, vpc))
    return [{ at: new Date(at.getTime() + balancerAfterMs), happen: orderBalancer }]
  }
  return [
    { at: ago(volumeDaysAgo), happen: (at) => orderDemoVolume(db, { ...context, at }) },
    { at: ago(vpcDaysAgo), happen: orderCloud },
  ]
}

export const tellVmPast: NonNullable<Area['demoPast']> = async (...told) => [
  ...(await tellServersPast(...told)),
  ...tellOthersPast(...told),
]

/** The demo customer's key, and what the services of the past are made of; on a sandbox the charts of the servers have a past. */
export const addVmDemo: NonNullable<Area['demo']> = async (db, { compute, secrets }, customer) => {
  const { projectId, datacenterId, customerId, userId } = customer
  await db
    .insertInto('vm_keys')
    .values({ project_id: projectId, ...key, created_at: demoBegan(new Date()) })
    .execute()
  const project = { id: projectId, customerId, datacenterId }
  if (!compute(datacenterId).isSandbox) return
  const hosts = await liveVmHosts(db, projectId).select(['h.project_id as projectId', 'h.id']).execute()
  await writeDemoHistory(db, hosts)
  const vpc = await findDemoVpc(db, projectId)
  if (vpc) {
    await addGatewayDemo(db, { compute }, { actor: { userId }, project }, vpc)
    await finishBalancerDemo(db, { compute, secrets }, { actor: { userId }, project }, vpc)
  }
  await addFailedReboot(db, { actor: { userId }, project })
}
