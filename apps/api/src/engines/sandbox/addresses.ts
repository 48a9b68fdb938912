import type { AddressSpec, ServerPort } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import * as addresses from './addresses.store.ts'
import type { SandboxContext } from './context.ts'
import { changeInTurn } from './datacenters.store.ts'
import { checkState, isGone } from './servers.state.ts'
import { findServer, foundServer } from './servers.store.ts'
import type { SandboxQuery } from './store.ts'

/** Public addresses beyond the first. They come and go at once. */
export const addressMethods = (
  context: SandboxContext,
): Pick<ServerPort, 'addAddress' | 'removeAddress' | 'moveAddress' | 'listAddresses'> => {
  const { store, datacenter, now } = context

  const add = async (query: SandboxQuery, serverTag: string, { tag, version }: AddressSpec, at: Date) => {
    const row = await foundServer(query, datacenter, serverTag, at)
    const existing = await addresses.findExtraAddress(query, datacenter, tag)
    if (existing && !(existing.serverId === row.id && existing.version === version)) {
      throw new EngineError('duplicate', `address ${tag} is of another server or version`)
    }
    if (existing && !row.gone_at) return { address: existing.address }
    checkState(row, at, 'give an address to', ['active', 'stopped'])
    const take = version === 4 ? addresses.takeIpv4 : addresses.takeIpv6
    return { address: await take(query, datacenter, { serverId: row.id, tag }, at) }
  }

  const move = async (query: SandboxQuery, tag: string, toServerTag: string, at: Date) => {
    const to = await foundServer(query, datacenter, toServerTag, at)
    const existing = await addresses.findExtraAddress(query, datacenter, tag)
    if (!existing) throw new EngineError('not_found', `no address ${tag} in ${datacenter}`)
    if (existing.serverId === to.id) return
    checkState(to, at, 'give an address to', ['active', 'stopped'])
    await addresses.moveExtraAddress(query, datacenter, tag, to.id)
  }

  return {
    async addAddress(serverTag, spec, signal) {
      signal.throwIfAborted()
      return changeInTurn(context, (query, at) => add(query, serverTag, spec, at))
    },

    async removeAddress(tag, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, (query) => addresses.freeExtraAddress(query, datacenter, tag))
    },

    async moveAddress(tag, toServerTag, signal) {
      signal.throwIfAborted()
      await changeInTurn(context, (query, at) => move(query, tag, toServerTag, at))
    },

    async listAddresses(serverTag, signal) {
      signal.throwIfAborted()
      const row = await findServer(store.query, datacenter, serverTag)
      if (!row || isGone(row, now())) return []
      const found = await addresses.listExtraAddresses(store.query, row.id)
      return found.map(({ tag, version, address }) => ({ tag, version, address }))
    },
  }
}
