import { keptLines } from '@sarv/contract/pricing/agreed-lines'
import { serviceType } from '@sarv/contract/service-types'
import { serviceStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { publish } from '../../../operations/events.ts'
import { endNode, findAttachment, insertNode, recordAttached } from '../volumes/attachments.store.ts'
import { endUsage, setUsage } from '../../financial/usage/usage.service.ts'
import { volumeService } from '../volumes/volumes.definition.ts'
import { volumeTag, type EngineVolume } from '../../../ports/compute/volumes.engine.ts'
import { setVolumeRef, setVolumeStatus } from '../volumes/volumes.store.ts'
import { holdVolume, isServerThere } from './held.store.ts'
import { reconcileText } from './reconcile.fa.ts'
import { parseTag } from './comparing.rules.ts'
import { noteActivity, ownedBy, tellOwners, theirOf, type Case, type Repairs } from './reconcile.repairs.ts'

type HeldVolume = NonNullable<Awaited<ReturnType<typeof holdVolume>>>
type VolumeCase = Case<HeldVolume>

const inputOf = ({ projectId, id, datacenterId, customerId, name }: HeldVolume) => ({
  projectId,
  id,
  datacenterId,
  customerId,
  userId: null,
  name,
})

const engineVolume = ({ theirs, held, finding }: VolumeCase): EngineVolume | undefined =>
  theirOf(theirs.volumes, volumeTag(held.projectId, held.id), finding)

const publishVolume = (trx: Db, { customerId, projectId, id }: HeldVolume) =>
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
  const isLost = held.statusId === serviceStatus.id.failed && held.engineRef === null
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
  if (held.statusId === serviceStatus.id.failed) return 'stands' as const
  await setVolumeStatus(trx, inputOf(held), 'failed')
  await publishVolume(trx, held)
  await tell(of, 'failed')
  return 'stands' as const
}

/** Another server of the same project that we have; only of that one our rows can say that the volume is on it. */
const knownServer = async (trx: Db, projectId: number, tag: string): Promise<number | undefined> => {
  const service = parseTag(tag)
  if (service?.type !== serviceType.vm || service.projectId !== projectId) return undefined
  return (await isServerThere(trx, service)) ? service.id : undefined
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
  if (held.engineRef === null) await setVolumeRef(trx, inputOf(held), volume.ref)
  if (volume.state !== 'error' && held.statusId === serviceStatus.id.failed) {
    await setVolumeStatus(trx, inputOf(held), 'active')
  }
  await publishVolume(trx, held)
}

/** There again, working or not: from now on it is paid for. */
const welcomeBack = async (of: VolumeCase) => {
  const { trx, held } = of
  if (!engineVolume(of)) return
  await setUsage(trx, volumeService.of(inputOf(held)), keptLines(held.priceLines, held.monthlyPriceRials))
  await recover(of)
  await tell(of, 'back')
}

export const volumeRepairs: Repairs<HeldVolume> = {
  hold: holdVolume,
  counts: { gone: lose, failed: markBroken, attachment: followAttachment },
  isOver: { gone: welcomeBack, failed: recover },
}
