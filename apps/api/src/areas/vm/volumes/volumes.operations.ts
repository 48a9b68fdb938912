import { keptLines, type AgreedLine } from '@sarv/contract/pricing/agreed-lines'
import type { AcceptedPrice } from '@sarv/contract/pricing/quote.schemas'
import type { Db } from '../../../db/connection.ts'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import {
  giveBackChange,
  giveBackOrder,
  takeForChangeAgain,
  takeForOrderAgain,
  type TakenForChange,
} from '../../financial/holds/holds.service.ts'
import { setUsage } from '../../financial/usage/usage.service.ts'
import type { VmStep } from '../hosts/hosts.steps.ts'
import { attachStep, prepareAttaching, type Attaching } from './attachments.operations.ts'
import { endNode } from './attachments.store.ts'
import { observeVolume, settleVolume } from './volumes.steps.ts'
import { volumeTag, waitForVolume, waitForVolumeGone } from '../../../ports/compute/volumes.engine.ts'
import { volumeText } from './volumes.fa.ts'
import {
  endVolume,
  findVolumeRow,
  lockVolume,
  setVolumeRef,
  setVolumeSize,
  setVolumeStatus,
  type VolumeKey,
} from './volumes.store.ts'
import { holdLimits } from '../../../services/limits.service.ts'
import { judgeService, type ServiceInput } from '../../../services/service.ts'
import { volumeService, type VolumeOperation } from './volumes.definition.ts'

const minute = 60_000

const tagOf = ({ projectId, id }: VolumeKey) => volumeTag(projectId, id)

/** From the order until the engine has it: also for a volume that is attached afterwards. */
export const buildVolume: readonly VmStep[] = [
  {
    name: 'request',
    label: volumeText.steps.request,
    run: async (input, { db, engine, signal }) => {
      const { name, volumeSize: sizeGb } = await findVolumeRow(db, input)
      const { ref } = await engine.createVolume({ tag: tagOf(input), name, sizeGb }, signal)
      await setVolumeRef(db, input, ref)
    },
    undo: async (input, { db, engine, signal }) => {
      await engine.deleteVolume(tagOf(input), signal)
      await waitForVolumeGone(engine, tagOf(input), { signal })
      await setVolumeRef(db, input, null)
    },
    timeoutMs: 2 * minute,
  },
  {
    name: 'build',
    label: volumeText.steps.build,
    run: async (input, { engine, signal }) => {
      await waitForVolume(engine, tagOf(input), () => true, { signal })
    },
    timeoutMs: 15 * minute,
  },
]

const deliverVolume = async (trx: Db, input: ServiceInput) => {
  await setVolumeStatus(trx, input, 'active')
  const { price } = await findVolumeRow(trx, input)
  await setUsage(trx, volumeService.of(input), price)
}

const writeVolumeOff = async (trx: Db, input: ServiceInput) => {
  await giveBackOrder(trx, volumeService.of(input))
  await setVolumeStatus(trx, input, 'failed')
}

const orderVolumeAgain = async (trx: Db, input: ServiceInput) => {
  const volume = await lockVolume(trx, input)
  if (!volume) throw new AppError('not_found')
  const { price: lines } = await findVolumeRow(trx, input)
  const service = { ...volumeService.of(input), name: volume.name }
  await takeForOrderAgain(trx, service, { amounts: { diskGb: volume.volumeSize }, lines, userId: input.userId })
  await setVolumeStatus(trx, input, 'inQueue')
}

interface Ordered {
  /** What it was ordered for; the first operation of a volume keeps its receipt. */
  receipt?: AcceptedPrice
}

export const createVolumeOperation: VolumeOperation<Ordered> = defineOperation({
  ...volumeService.operation,
  kind: 'volumeCreate',
  title: volumeText.create,
  cancellable: true,
  steps: buildVolume,
  onStarted: (trx, input) => setVolumeStatus(trx, input, 'wait'),
  onDone: deliverVolume,
  onFailed: writeVolumeOff,
  onCancelled: async (trx, input) => {
    await giveBackOrder(trx, volumeService.of(input))
    await endVolume(trx, input)
  },
  onRetry: orderVolumeAgain,
})

/** The same, and then to its server: either all of it comes about or nothing. */
export const createAttachedVolumeOperation: VolumeOperation<Attaching & Ordered> = defineOperation({
  ...volumeService.operation,
  kind: 'volumeCreate:attached',
  title: volumeText.createAttached,
  cancellable: true,
  steps: [...buildVolume, attachStep],
  onStarted: (trx, input) => setVolumeStatus(trx, input, 'wait'),
  onDone: deliverVolume,
  onFailed: async (trx, input) => {
    await endNode(trx, input)
    await writeVolumeOff(trx, input)
  },
  onCancelled: async (trx, input) => {
    await endNode(trx, input)
    await giveBackOrder(trx, volumeService.of(input))
    await endVolume(trx, input)
  },
  onRetry: async (trx, input) => {
    await orderVolumeAgain(trx, input)
    await prepareAttaching(trx, input, input.vmHostId)
  },
})

export interface Growth {
  toGb: number
  /** Per 30 days, of the whole volume afterwards. */
  priceRials: number
  /** Its lines; absent: started by a version that kept none. */
  lines?: readonly AgreedLine[]
  /** Absent: started by a version that took no money. */
  taken?: TakenForChange
}

type GrowInput = ServiceInput & Growth

const recordGrowth = (db: Db, input: GrowInput) =>
  setVolumeSize(db, input, { sizeGb: input.toGb, price: keptLines(input.lines ?? null, input.priceRials) })

/** What was held for the growth and did not come about is given back; what came about is paid for. */
const endGrowth = async (trx: Db, input: GrowInput) => {
  const row = await findVolumeRow(trx, input)
  await holdLimits(trx, volumeService.of(input), { diskGb: row.volumeSize })
  if (row.volumeSize >= input.toGb) await setUsage(trx, volumeService.of(input), row.price)
  else await giveBackChange(trx, volumeService.of(input), input.taken)
}

export const growVolumeOperation: VolumeOperation<Growth> = defineOperation({
  ...volumeService.operation,
  kind: 'volumeEdit',
  title: volumeText.grow,
  steps: [
    {
      name: 'grow',
      label: volumeText.steps.grow,
      run: async (input, { db, engine, signal }) => {
        await engine.growVolume(tagOf(input), input.toGb, signal)
        await waitForVolume(engine, tagOf(input), ({ sizeGb }) => sizeGb >= input.toGb, { signal })
        await recordGrowth(db, input)
      },
      // A volume cannot shrink: what is left is to say truly how large it is now.
      undo: async (input, context) => {
        const volume = await observeVolume(input, context)
        if (volume && volume.sizeGb >= input.toGb) await recordGrowth(context.db, input)
      },
      timeoutMs: 10 * minute,
    },
  ],
  onDone: async (trx, input) => {
    await endGrowth(trx, input)
    await setVolumeStatus(trx, input, 'active')
  },
  onFailed: async (trx, input) => {
    await endGrowth(trx, input)
    await settleVolume(trx, input)
  },
  onRetry: async (trx, input) => {
    const volume = await judgeService(trx, input, volumeService, 'grow')
    if (volume.volumeSize >= input.toGb) throw new AppError('volume_shrinks', { sizeGb: volume.volumeSize })
    await holdLimits(trx, volumeService.of(input), { diskGb: input.toGb })
    const service = { ...volumeService.of(input), name: volume.name }
    await takeForChangeAgain(trx, service, input.taken, input.userId)
    await setVolumeStatus(trx, input, 'wait')
  },
})
