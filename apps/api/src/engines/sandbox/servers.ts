import type { PowerAction, ServerPort, ServerSpec } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import type { CheckRules } from '../firewall-rules.ts'
import { takeIpv4 } from './addresses.store.ts'
import type { SandboxContext } from './context.ts'
import { changeInTurn, checkFits, readCapacity } from './datacenters.store.ts'
import { imageCheck, type SandboxImage } from './images.ts'
import { insertPorts } from './networks.ports.ts'
import { deletePortsOf } from './networks.store.ts'
import { countersAt } from './servers.metrics.ts'
import { checkState, isGone, powerActions, serverSeconds, toEngineServer } from './servers.state.ts'
import type { ServerRow } from './servers.state.ts'
import * as servers from './servers.store.ts'
import type { SandboxQuery } from './store.ts'
import { releaseVolumesOf } from './volumes.store.ts'

type ServerMethods = Pick<
  ServerPort,
  | 'createServer'
  | 'getServer'
  | 'listServers'
  | 'powerServer'
  | 'deleteServer'
  | 'deleteDisk'
  | 'openConsole'
  | 'listImages'
  | 'capacity'
  | 'readCounters'
>

export const serverMethods = (
  context: SandboxContext,
  images: readonly SandboxImage[],
  checkRules: CheckRules,
): ServerMethods => {
  const { store, datacenter, now, after } = context
  const checkImage = imageCheck(images)

  const create = async (query: SandboxQuery, spec: ServerSpec, createdAt: Date) => {
    const { dataDisks = [], ports = [], firewall = [] } = spec
    checkRules(firewall)
    const { fault } = checkImage(spec.image, spec.diskGb)
    const diskGb = dataDisks.reduce((sum, disk) => sum + disk.sizeGb, spec.diskGb)
    const builtAt = after(createdAt, serverSeconds.build)
    const { made, room } = await servers.insertServer(query, datacenter, { spec, fault, createdAt, builtAt })
    if (!made) return sameServer(await servers.readServer(query, datacenter, spec.tag, createdAt), spec)
    for (const disk of dataDisks) {
      const isNew = await servers.insertDisk(query, datacenter, made.id, disk)
      if (!isNew) throw new EngineError('duplicate', `disk ${disk.tag} is of another server`)
    }
    const { vcpus, memoryGb } = spec
    checkFits(room, { vcpus, memoryGb, diskGb })
    await insertPorts(query, datacenter, spec.tag, ports)
    if (spec.withIpv4) await takeIpv4(query, datacenter, { serverId: made.id, tag: null }, createdAt)
    return { ref: made.ref }
  }

  const changePower = async (query: SandboxQuery, tag: string, action: PowerAction) => {
    const at = now()
    const row = await servers.foundServer(query, datacenter, tag, at)
    const { from, task, seconds, changesPower } = powerActions[action]
    checkState(row, at, action, [from])
    const until = after(at, seconds)
    await servers.setTask(query, row.id, { task, until, powerChanges: changesPower ? [until] : [] })
  }

  return {
    async createServer(spec, signal) {
      signal.throwIfAborted()
      return changeInTurn(context, (query, at) => create(query, spec, at))
    },

    async getServer(tag, signal) {
      signal.throwIfAborted()
      const at = now()
      const row = await servers.findServer(store.query, datacenter, tag)
      return row && !isGone(row, at) ? toEngineServer(row, at) : undefined
    },

    async listServers({ after = '', limit }, signal) {
      signal.throwIfAborted()
      const at = now()
      const rows = await servers.listServersAfter(store.query, datacenter, { after, limit, now: at })
      const last = rows.length === limit ? rows.at(-1) : undefined
      return { servers: rows.map((row) => toEngineServer(row, at)), ...(last && { next: last.tag }) }
    },

    async powerServer(tag, action, signal) {
      signal.throwIfAborted()
      await store.transaction((query) => changePower(query, tag, action))
    },

    async deleteServer(tag, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, async (query, at) => {
        const isGoing = await servers.setGone(query, datacenter, tag, after(at, serverSeconds.delete))
        if (!isGoing) return
        await deletePortsOf(query, datacenter, tag)
        await releaseVolumesOf(query, datacenter, tag)
      })
    },

    async deleteDisk(serverTag, diskTag, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, async (query, at) => {
        const server = await servers.findServer(query, datacenter, serverTag)
        // The disks of a server that is going go with it.
        if (!server?.disks.some((disk) => disk.tag === diskTag) || server.gone_at) return
        const row = await servers.foundServer(query, datacenter, serverTag, at)
        checkState(row, at, 'take a disk out of', ['active', 'stopped', 'error'])
        await servers.removeDisk(query, row.id, diskTag)
      })
    },

    async openConsole(tag, signal) {
      signal.throwIfAborted()
      const at = now()
      const server = toEngineServer(await servers.readServer(store.query, datacenter, tag, at), at)
      if (server.power === 'off') throw new EngineError('refused', `server ${tag} is off: it shows nothing`)
      return { kind: 'none' }
    },

    async listImages(signal) {
      signal.throwIfAborted()
      return images.map(({ ref, minDiskGb }) => ({ ref, minDiskGb }))
    },

    async capacity(signal) {
      signal.throwIfAborted()
      return readCapacity(store.query, datacenter, now())
    },

    async readCounters(tag, signal) {
      signal.throwIfAborted()
      const at = now()
      return countersAt(await servers.readServer(store.query, datacenter, tag, at), at)
    },
  }
}

const diskShape = (disks: ServerSpec['dataDisks'] = []): string =>
  disks.map(({ tag, sizeGb }) => `${tag}=${sizeGb}`).join()

/** Rules and ports change in the life of a server: they are not its shape. */
const sameServer = (row: ServerRow, spec: ServerSpec): { ref: string } => {
  if (row.gone_at) throw new EngineError('busy', `server ${spec.tag} is still being deleted`)
  const isSame =
    row.image === spec.image &&
    row.vcpus === spec.vcpus &&
    row.memory_gb === spec.memoryGb &&
    row.disk_gb === spec.diskGb &&
    row.with_ipv4 === spec.withIpv4 &&
    (row.ipv6 !== null) === spec.withIpv6 &&
    diskShape(row.disks) === diskShape(spec.dataDisks)
  if (!isSame) throw new EngineError('duplicate', `server ${spec.tag} exists with another shape`)
  return { ref: row.ref }
}
