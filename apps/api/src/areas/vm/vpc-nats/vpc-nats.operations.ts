import type { WantedForward } from '@sarv/contract/vm/vpc-nats/nat.rules'
import { AppError } from '../../../errors/app-error.ts'
import { defineOperation } from '../../../operations/operation.ts'
import { publish } from '../../../operations/events.ts'
import type { ComputeEngine } from '../../../ports/compute/compute.engine.ts'
import { routerAddressTag } from '../../../ports/compute/routers.engine.ts'
import { judgeService, type ServiceInput } from '../../../services/service.ts'
import { routerOf, vpcService, type VpcOperation } from '../vpcs/vpcs.definition.ts'
import { judgeForward, judgeWayOut, namedOf, type NamedForward } from './nat-situation.service.ts'
import { natText } from './vpc-nats.fa.ts'
import { bringForwards, forwardTimeoutMs } from './vpc-nats.steps.ts'
import { findNat, markNatDeleted, setNat, setNatStatus, setSnat } from './vpc-nats.store.ts'

interface OfNat {
  natId: number
}

const ofNats = { ...vpcService.operation, group: 'VpcNat' } as const
const { steps } = natText

interface Created extends OfNat {
  wanted: WantedForward
}

const stillThere = async (trx: Parameters<typeof findNat>[0], input: ServiceInput & OfNat) => {
  await judgeService(trx, input, vpcService, 'gateway')
  if (!(await findNat(trx, input, input.natId))) throw new AppError('not_found')
}

export const createDnatOperation: VpcOperation<Created> = defineOperation({
  ...ofNats,
  kind: 'vpcNatCreateDnat',
  title: natText.create,
  steps: [
    {
      name: 'forward',
      label: steps.forward,
      run: (input, { engine, signal }) => bringForwards(engine, input, input.wanted, signal),
      undo: (input, { engine, signal }) => bringForwards(engine, input, null, signal),
      timeoutMs: forwardTimeoutMs,
    },
  ],
  onDone: (trx, input) => setNatStatus(trx, input, 'active'),
  // Its port stays its own until it is deleted: it can be tried again.
  onFailed: (trx, input) => setNatStatus(trx, input, 'failed'),
  onRetry: async (trx, input) => {
    await stillThere(trx, input)
    await setNatStatus(trx, input, 'wait')
  },
})

interface Edited extends OfNat {
  before: NamedForward
  wanted: NamedForward
  /** Whether an address that leads to a load balancer may have it; absent: nobody asked then. */
  hasSharedAddresses?: boolean
}

export const editDnatOperation: VpcOperation<Edited> = defineOperation({
  ...ofNats,
  kind: 'vpcNatEditDnat',
  title: natText.edit,
  steps: [
    {
      name: 'change',
      label: steps.change,
      run: (input, { engine, signal }) => bringForwards(engine, input, input.wanted, signal),
      undo: async (input, { db, engine, signal }) => {
        await setNat(db, input, input.before)
        await bringForwards(engine, input, input.before, signal)
        await setNatStatus(db, input, 'active')
      },
      timeoutMs: forwardTimeoutMs,
    },
  ],
  onDone: (trx, input) => setNatStatus(trx, input, 'active'),
  // Where it could not even be led back, that is what is said.
  onFailed: (trx, input) => setNatStatus(trx, input, 'failed', 'wait'),
  onRetry: async (trx, input) => {
    const vpc = await judgeService(trx, { projectId: input.projectId, id: input.id }, vpcService, 'gateway')
    if (!(await findNat(trx, vpc, input.natId))) throw new AppError('not_found')
    // What the engine can do was asked when it was wanted first.
    const { hasSharedAddresses = true } = input
    await judgeForward(trx, vpc, { hasSources: true, hasSharedAddresses }, namedOf(input.wanted), input.natId)
    await setNat(trx, input, input.wanted)
    await setNatStatus(trx, input, 'wait')
  },
})

export const deleteNatOperation: VpcOperation<Created> = defineOperation({
  ...ofNats,
  kind: 'vpcNatDelete',
  title: natText.delete,
  steps: [
    {
      name: 'remove',
      label: steps.remove,
      run: (input, { engine, signal }) => bringForwards(engine, input, null, signal),
      undo: async (input, { db, engine, signal }) => {
        await bringForwards(engine, input, input.wanted, signal)
        await setNatStatus(db, input, 'active')
      },
      timeoutMs: forwardTimeoutMs,
    },
  ],
  onDone: markNatDeleted,
  onFailed: (trx, input) => setNatStatus(trx, input, 'failed', 'wait'),
  onRetry: async (trx, input) => {
    await stillThere(trx, input)
    await setNatStatus(trx, input, 'wait')
  },
})

/** Whether servers get out, and with which address; null: the primary one. */
export interface Snat {
  isOn: boolean
  addressId: number | null
}

interface SnatChange {
  before: Snat
  wanted: Snat
}

const bringSnat = async (engine: ComputeEngine, vpc: ServiceInput, { isOn, addressId }: Snat, signal: AbortSignal) => {
  const addressTag = addressId === null ? null : routerAddressTag(vpc.projectId, addressId)
  await engine.setSnatAddress(routerOf(vpc), addressTag, signal)
  await engine.setSnat(routerOf(vpc), isOn, signal)
}

const snatChange = (kind: string, title: string): VpcOperation<SnatChange> =>
  defineOperation({
    ...ofNats,
    kind,
    title,
    steps: [
      {
        name: 'snat',
        label: steps.snat,
        run: (input, { engine, signal }) => bringSnat(engine, input, input.wanted, signal),
        undo: (input, { engine, signal }) => bringSnat(engine, input, input.before, signal),
      },
    ],
    onDone: async (trx, input) => {
      await setSnat(trx, input, input.wanted)
      // It is told with the cloud and beside its addresses as well.
      const { customerId, projectId, id } = input
      for (const group of ['Vpc', 'PublicIP'] as const) await publish(trx, { customerId, projectId, group, id })
    },
    onRetry: async (trx, { projectId, id, before, wanted }) => {
      const vpc = await judgeService(trx, { projectId, id }, vpcService, 'gateway')
      if (vpc.snatEnabled !== before.isOn || vpc.snatAddressId !== before.addressId) throw new AppError('changed_since')
      if (wanted.addressId !== null) await judgeWayOut(trx, vpc, wanted.addressId)
    },
  })

export const snatOnOperation = snatChange('vpcNatEditSnat:on', natText.snatOn)
export const snatOffOperation = snatChange('vpcNatEditSnat:off', natText.snatOff)

export const vpcNatOperations = [
  createDnatOperation,
  editDnatOperation,
  deleteNatOperation,
  snatOnOperation,
  snatOffOperation,
]
