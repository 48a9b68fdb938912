import { serviceType } from '@sarv/contract/service-types'
import { serviceStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import { endNode, findAttachment, insertNode, recordAttached } from '../volumes/attachments.store.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { volumeService } from '../volumes/volumes.definition.ts'
import { volumeTag, type EngineVolume } from '../../../ports/compute/volumes.engine.ts'
import { setVolumeRef, setVolumeStatus, type VolumeKey } from '../volumes/volumes.store.ts'
import { reconcileText } from './reconcile.fa.ts'
import { parseTag } from './reconcile.rules.ts'
import { noteActivity, ownedBy, tellOwners, theirOf, type Case, type Repairs } from './reconcile.repairs.ts'

const holdVolume = (trx: Db, { projectId, id }: VolumeKey) =>
  trx
    .selectFrom('vm_volumes as v')
    .innerJoin('projects as p', 'p.id', 'v.project_id')
    .where('v.project_id', '=', projectId)
    .where('v.id', '=', id)
    .where('v.deleted_at', 'is', null)
    .select(['v.project_id', 'v.id', 'v.name', 'v.status_id', 'v.engine_ref', 'v.monthly_price_rials'])
    .select(['p.customer_id', 'p.datacenter_id'])
    .forUpdate('v')
    .executeTakeFirst()

type HeldVolume = NonNullable<Awaited<ReturnType<typeof holdVolume>>>
type VolumeCase = Case<HeldVolume>

const inputOf = (held: HeldVolume) => ({
  projectId: held.project_id,
  id: held.id,
  datacenterId: held.datacenter_id,
  customerId: held.customer_id,
  userId: null,
  name: held.name,
})

const engineVolume = ({ theirs, held, finding }: VolumeCase): EngineVolume | undefined =>
  theirOf(theirs.volumes, volumeTag(held.project_id, held.id), finding)

const publishVolume = (trx: Db, { customer_id: customerId, project_id: projectId, id }: HeldVolume) =>
  publish(trx, { customerId, projectId, group: 'VmHost', id })

const tell = ({ trx, deps, held }: VolumeCase, what: keyof typeof reconcileText.volume) => {
  const { subject, content } = reconcileText.volume[what]
  return tellOwners(trx, deps, ownedBy(held, serviceType.volume), {
    subject: subject(held.name),
    content: content(held.name),
  })
}

/** Its limits stay taken until its owner deletes it, which a volume on a server would not allow. */
const lose = async (of: VolumeCase) => {
  const { trx, held, isNews } = of
  const input = inputOf(held)
  const isLost = held.status_id === serviceStatus.id.failed && held.engine_ref === null
  if (!isLost) {
    await setVolumeRef(trx, input, null)
    await setVolumeStatus(trx, input, 'failed')
    await endNode(trx, input)
  }
  await endUsage(trx, volumeService.of(input))
  if (!isLost || isNews) await publishVolume(trx, held)
  if (isNews) await tell(of, 'gone')
  return 'stands' as const
}

const markBroken = async (of: VolumeCase) => {
  const { trx, held } = of
  if (held.status_id === serviceStatus.id.failed) return 'stands' as const
  await setVolumeStatus(trx, inputOf(held), 'failed')
  await publishVolume(trx, held)
  await tell(of, 'failed')
  return 'stands' as const
}

/** Another server of the same project that we have; only of that one our rows can say that the volume is on it. */
const knownServer = async (trx: Db, projectId: number, tag: string): Promise<number | undefined> => {
  const service = parseTag(tag)
  if (service?.type !== serviceType.vm || service.projectId !== projectId) return undefined
  const row = await trx
    .selectFrom('vm_hosts')
    .where('project_id', '=', projectId)
    .where('id', '=', service.id)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** Our rows say where the volume is, wherever someone has put it. */
const followAttachment = async (of: VolumeCase) => {
  const { trx, deps, held } = of
  const volume = engineVolume(of)
  if (!volume) return 'stands' as const
  const key = inputOf(held)
  const to = volume.serverTag === null ? null : await knownServer(trx, key.projectId, volume.serverTag)
  if (to === undefined) return 'stands' as const
  const from = (await findAttachment(trx, key))?.vmHostId ?? null
  if (from === to) return 'followed' as const
  await endNode(trx, key)
  if (to !== null) {
    await insertNode(trx, key, to)
    await recordAttached(trx, key, volume.device)
  }
  await publishVolume(trx, held)
  if (from !== null) await noteActivity(trx, deps, 'volumeDetachedOutside', { ...key, vmHostId: from })
  if (to !== null) await noteActivity(trx, deps, 'volumeAttachedOutside', { ...key, vmHostId: to })
  return 'followed' as const
}

const recover = async (of: VolumeCase) => {
  const { trx, held } = of
  const volume = engineVolume(of)
  if (!volume) return
  if (held.engine_ref === null) await setVolumeRef(trx, inputOf(held), volume.ref)
  if (volume.state !== 'error' && held.status_id === serviceStatus.id.failed) {
    await setVolumeStatus(trx, inputOf(held), 'active')
  }
  await publishVolume(trx, held)
}

/** There again, working or not: from now on it is paid for. */
const welcomeBack = async (of: VolumeCase) => {
  const { trx, held } = of
  if (!engineVolume(of)) return
  await setUsage(trx, volumeService.of(inputOf(held)), held.monthly_price_rials)
  await recover(of)
  await tell(of, 'back')
}

export const volumeRepairs: Repairs<HeldVolume> = {
  hold: holdVolume,
  counts: { gone: lose, failed: markBroken, attachment: followAttachment },
  isOver: { gone: welcomeBack, failed: recover },
}
