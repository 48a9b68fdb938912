import { powerStatus, vmNetworkStatus } from '@sarv/contract/enums'
import type { Db } from '../../../db/connection.ts'
import { defineOperation, type OperationDefinition } from '../../../jobs/operation.ts'
import { releaseLimit, takeLimit } from '../../portal/limits.service.ts'
import { notify, type NotifyDependencies } from '../../portal/notifications.service.ts'
import {
  bringPower,
  serverTag,
  waitForServer,
  waitForServerGone,
  type ComputeEngine,
  type EngineServer,
  type PowerAction,
} from './hosts.engine.ts'
import { vmHostText } from './hosts.fa.ts'
import {
  findServerOrder,
  forgetObserved,
  markVmHostDeleted,
  recordObserved,
  setEngineRef,
  setStatusByPower,
  setVmHostStatus,
  startHoldingLimits,
  stopHoldingLimits,
  wipePassword,
  type VmHostKey,
} from './hosts.store.ts'

export interface VmDependencies extends NotifyDependencies {
  /** The engine that serves a datacenter. */
  compute: (datacenterId: number) => ComputeEngine
}

export interface VmHostInput extends VmHostKey {
  datacenterId: number
  customerId: number
  userId: number
  name: string
}

type VmHostOperation = OperationDefinition<VmHostInput, VmDependencies>

const serviceType = 'Vm'
const group = 'VmHost'
const minute = 60_000

const tagOf = ({ projectId, id }: VmHostKey) => serverTag(projectId, id)

const observe = (db: Db, input: VmHostInput, server: EngineServer) =>
  recordObserved(db, input, {
    powerStatus: server.power === 'on' ? powerStatus.id.poweredOn : powerStatus.id.poweredOff,
    networkStatus: server.network === 'connected' ? vmNetworkStatus.id.connected : vmNetworkStatus.id.disconnected,
    ipv4: server.ipv4,
    ipv6: server.ipv6,
  })

const giveLimitsBack = async (trx: Db, input: VmHostInput) => {
  const held = await stopHoldingLimits(trx, input)
  if (held) await releaseLimit(trx, held.customerId, held)
}

const takeLimitsAgain = async (trx: Db, input: VmHostInput) => {
  const missing = await startHoldingLimits(trx, input)
  if (missing) await takeLimit(trx, missing.customerId, missing)
}

export const createVmHostJob: VmHostOperation = defineOperation<VmHostInput, VmDependencies>({
  kind: 'vmHostCreate',
  title: vmHostText.create,
  serviceType,
  group,
  cancellable: true,
  steps: [
    {
      name: 'request',
      label: vmHostText.steps.request,
      run: async (input, { db, deps, signal }) => {
        const order = await findServerOrder(db, input)
        const { ref } = await deps.compute(input.datacenterId).createServer(
          {
            tag: tagOf(input),
            name: order.name,
            image: order.image,
            vcpus: order.cpu,
            memoryGb: order.memory_gb,
            diskGb: order.disk_gb,
            withIpv4: order.wants_ipv4,
            withIpv6: order.wants_ipv6,
            ...(order.password_secret !== null && { password: deps.secrets.open(order.password_secret) }),
            ...(order.public_key !== null && { publicKey: order.public_key }),
          },
          signal,
        )
        await setEngineRef(db, input, ref)
      },
      undo: async (input, { db, deps, signal }) => {
        const engine = deps.compute(input.datacenterId)
        await engine.deleteServer(tagOf(input), signal)
        await waitForServerGone(engine, tagOf(input), { signal })
        await forgetObserved(db, input)
      },
      timeoutMs: 2 * minute,
    },
    {
      name: 'build',
      label: vmHostText.steps.build,
      run: async (input, { deps, signal }) => {
        await waitForServer(deps.compute(input.datacenterId), tagOf(input), 'active', { signal })
      },
      timeoutMs: 15 * minute,
    },
    {
      name: 'address',
      label: vmHostText.steps.address,
      run: async (input, { db, deps, signal }) => {
        const server = await waitForServer(deps.compute(input.datacenterId), tagOf(input), 'active', { signal })
        await observe(db, input, server)
      },
    },
    {
      name: 'deliver',
      label: vmHostText.steps.deliver,
      // The engine has the password now; from here on nobody needs it.
      run: (input, { db }) => wipePassword(db, input),
    },
  ],
  onStarted: (trx, input) => setVmHostStatus(trx, input, 'wait'),
  onDone: async (trx, input, deps) => {
    await setStatusByPower(trx, input)
    const { ipv4 } = await findServerOrder(trx, input)
    const { ready } = vmHostText
    await notify(trx, deps, {
      ...input,
      subject: ready.subject(input.name),
      content: ready.content(input.name, ipv4),
    })
  },
  onFailed: async (trx, input, deps) => {
    await giveLimitsBack(trx, input)
    await setVmHostStatus(trx, input, 'failed')
    const { notBuilt } = vmHostText
    await notify(trx, deps, {
      ...input,
      subject: notBuilt.subject(input.name),
      content: notBuilt.content(input.name),
      isImportant: true,
    })
  },
  onCancelled: async (trx, input) => {
    await giveLimitsBack(trx, input)
    await markVmHostDeleted(trx, input)
  },
  onRetry: async (trx, input) => {
    await takeLimitsAgain(trx, input)
    await setVmHostStatus(trx, input, 'inQueue')
  },
})

export const deleteVmHostJob: VmHostOperation = defineOperation<VmHostInput, VmDependencies>({
  kind: 'vmHostDelete',
  title: vmHostText.delete,
  serviceType,
  group,
  steps: [
    {
      name: 'remove',
      label: vmHostText.steps.remove,
      run: (input, { deps, signal }) => deps.compute(input.datacenterId).deleteServer(tagOf(input), signal),
    },
    {
      name: 'release',
      label: vmHostText.steps.release,
      run: (input, { deps, signal }) => waitForServerGone(deps.compute(input.datacenterId), tagOf(input), { signal }),
      timeoutMs: 10 * minute,
    },
  ],
  onDone: async (trx, input) => {
    await giveLimitsBack(trx, input)
    await markVmHostDeleted(trx, input)
  },
  onFailed: (trx, input) => setVmHostStatus(trx, input, 'failed'),
  onRetry: (trx, input) => setVmHostStatus(trx, input, 'deleting'),
})

const powerCalls = {
  start: 'vmHostStart',
  stop: 'vmHostStop',
  shutdown: 'vmHostShutdown',
  reboot: 'vmHostReboot',
  reset: 'vmHostReset',
} as const satisfies Record<PowerAction, string>

const powerJob = (action: PowerAction): VmHostOperation =>
  defineOperation<VmHostInput, VmDependencies>({
    kind: powerCalls[action],
    title: vmHostText.power[action],
    serviceType,
    group,
    steps: [
      {
        name: action,
        label: vmHostText.steps.power[action],
        run: async (input, { db, deps, signal }) => {
          const server = await bringPower(deps.compute(input.datacenterId), tagOf(input), action, { signal })
          await observe(db, input, server)
        },
        // Power has no way back; what is left is to say truly how the server stands now.
        undo: async (input, { db, deps, signal }) => {
          const server = await deps.compute(input.datacenterId).getServer(tagOf(input), signal)
          await (server ? observe(db, input, server) : forgetObserved(db, input))
        },
        timeoutMs: 5 * minute,
      },
    ],
    onDone: setStatusByPower,
    onFailed: setStatusByPower,
    onRetry: (trx, input) => setVmHostStatus(trx, input, 'wait'),
  })

export const powerJobs: Record<PowerAction, VmHostOperation> = {
  start: powerJob('start'),
  stop: powerJob('stop'),
  shutdown: powerJob('shutdown'),
  reboot: powerJob('reboot'),
  reset: powerJob('reset'),
}

export const vmHostJobs: readonly VmHostOperation[] = [createVmHostJob, deleteVmHostJob, ...Object.values(powerJobs)]
