import type { EngineServerSnapshot, ServerPort, ServerSnapshotSpec } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import type { SandboxContext } from './context.ts'
import { changeInTurn } from './datacenters.store.ts'
import { checkState, isPast, serverSeconds } from './servers.state.ts'
import { foundServer, setSystem, setTask } from './servers.store.ts'
import * as snapshots from './snapshots.store.ts'
import type { SnapshotRow } from './snapshots.store.ts'
import type { SandboxQuery } from './store.ts'

type SnapshotMethods = Pick<
  ServerPort,
  'createServerSnapshot' | 'getServerSnapshot' | 'deleteServerSnapshot' | 'revertServer'
>

export const snapshotMethods = (context: SandboxContext): SnapshotMethods => {
  const { store, datacenter, now, after } = context

  const create = async (query: SandboxQuery, spec: ServerSnapshotSpec, createdAt: Date) => {
    await snapshots.purgeGoneSnapshots(query, datacenter, createdAt)
    const server = await foundServer(query, datacenter, spec.serverTag, createdAt)
    const existing = await snapshots.findSnapshot(query, datacenter, spec.tag)
    if (existing) return sameSnapshot(existing, spec)
    checkState(server, createdAt, 'take a snapshot of', ['active', 'stopped'])
    const readyAt = after(createdAt, serverSeconds.snapshot)
    return snapshots.insertSnapshot(query, datacenter, { serverId: server.id, spec, createdAt, readyAt })
  }

  const revert = async (
    query: SandboxQuery,
    tag: string,
    { snapshotTag, revision }: { snapshotTag: string; revision: string },
    at: Date,
  ) => {
    const row = await foundServer(query, datacenter, tag, at)
    if (!row.gone_at && row.revision === revision) return
    const state = checkState(row, at, 'revert', ['active', 'stopped'])
    const snapshot = await snapshots.findSnapshot(query, datacenter, snapshotTag)
    if (snapshot?.server_id !== row.id || snapshot.gone_at) {
      throw new EngineError('not_found', `no snapshot ${snapshotTag} of server ${tag}`)
    }
    if (!isPast(snapshot.ready_at, at)) throw new EngineError('busy', `snapshot ${snapshotTag} is still being taken`)

    const { image, access } = snapshot
    await setSystem(query, row.id, { image, access, fault: null, revision })
    const until = after(at, serverSeconds.revert)
    await setTask(query, row.id, { task: 'reverting', until, powerChanges: state === 'active' ? [at, until] : [] })
  }

  return {
    async createServerSnapshot(spec, signal) {
      signal.throwIfAborted()
      return changeInTurn(context, (query, at) => create(query, spec, at))
    },

    async getServerSnapshot(tag, signal) {
      signal.throwIfAborted()
      const at = now()
      const row = await snapshots.findSnapshot(store.query, datacenter, tag)
      const isThere = row && !isPast(row.gone_at, at) && !isPast(row.server_gone_at, at)
      return isThere ? toEngineSnapshot(row, at) : undefined
    },

    async deleteServerSnapshot(tag, signal) {
      signal.throwIfAborted()
      await snapshots.setSnapshotGone(store.query, datacenter, tag, after(now(), serverSeconds.deleteSnapshot))
    },

    async revertServer(tag, from, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, (query, at) => revert(query, tag, from, at))
    },
  }
}

const sameSnapshot = (row: SnapshotRow, spec: ServerSnapshotSpec): { ref: string } => {
  if (row.gone_at || row.server_gone_at) throw new EngineError('busy', `snapshot ${spec.tag} is still being deleted`)
  if (row.server_tag !== spec.serverTag) {
    throw new EngineError('duplicate', `snapshot ${spec.tag} is of the server ${row.server_tag}`)
  }
  return { ref: row.ref }
}

const stateAt = (row: SnapshotRow, now: Date): EngineServerSnapshot['state'] => {
  if (row.gone_at || row.server_gone_at) return 'deleting'
  return isPast(row.ready_at, now) ? 'available' : 'creating'
}

const toEngineSnapshot = (row: SnapshotRow, now: Date): EngineServerSnapshot => ({
  tag: row.tag,
  ref: row.ref,
  sizeGb: stateAt(row, now) === 'creating' ? null : row.disk_gb,
  serverTag: row.server_tag,
  name: row.name,
  state: stateAt(row, now),
  fault: null,
  createdAt: new Date(row.created_at),
})
