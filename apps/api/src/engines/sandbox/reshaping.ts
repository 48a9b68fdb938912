import type { RebuildSpec, ServerPort, ServerSize } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import type { SandboxContext } from './context.ts'
import { changeInTurn, checkRoom } from './datacenters.store.ts'
import { imageCheck, type SandboxImage } from './images.ts'
import { checkState, isPoweredAt, serverSeconds } from './servers.state.ts'
import * as servers from './servers.store.ts'
import type { SandboxQuery } from './store.ts'

/** Another size, and another system on the same server. */
export const reshapingMethods = (
  context: SandboxContext,
  images: readonly SandboxImage[],
): Pick<ServerPort, 'resizeServer' | 'rebuildServer'> => {
  const { datacenter, after } = context
  const checkImage = imageCheck(images)

  const resize = async (query: SandboxQuery, tag: string, size: ServerSize, at: Date) => {
    const row = await servers.foundServer(query, datacenter, tag, at)
    const more = {
      vcpus: size.vcpus - row.vcpus,
      memoryGb: size.memoryGb - row.memory_gb,
      diskGb: size.diskGb - row.disk_gb,
    }
    const changesMachine = more.vcpus !== 0 || more.memoryGb !== 0
    if (!row.gone_at && !changesMachine && more.diskGb === 0) return
    const state = checkState(row, at, 'resize', ['active', 'stopped'])
    if (more.diskGb < 0) {
      throw new EngineError('refused', `the disk of ${tag} has ${row.disk_gb} GB: it cannot shrink to ${size.diskGb}`)
    }
    await checkRoom(query, datacenter, at, more)
    await servers.setSize(query, row.id, size)
    const until = after(at, changesMachine ? serverSeconds.resize : serverSeconds.grow)
    const powerChanges = state === 'active' && changesMachine ? [at, until] : []
    await servers.setTask(query, row.id, { task: 'resizing', until, powerChanges })
  }

  const rebuild = async (query: SandboxQuery, tag: string, spec: RebuildSpec, at: Date) => {
    const row = await servers.foundServer(query, datacenter, tag, at)
    if (!row.gone_at && row.revision === spec.revision) return
    checkState(row, at, 'rebuild', ['active', 'stopped', 'error'])
    const { fault } = checkImage(spec.image, row.disk_gb)
    const { image, revision } = spec
    const access = servers.accessOf(spec)
    await servers.setSystem(query, row.id, { image, access, fault, revision })
    const until = after(at, serverSeconds.rebuild)
    const powerChanges = [...(isPoweredAt(row, at) ? [at] : []), ...(fault ? [] : [until])]
    await servers.setTask(query, row.id, { task: 'rebuilding', until, powerChanges })
  }

  return {
    async resizeServer(tag, size, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, (query, at) => resize(query, tag, size, at))
    },

    async rebuildServer(tag, spec, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, (query, at) => rebuild(query, tag, spec, at))
    },
  }
}
