import { EngineError } from '../engine-error.ts'
import type { OpenStackClient } from './client/client.ts'
import type { Scope } from './client/keystone.ts'
import type { OpenStackSettings } from './settings.ts'

export interface Projects {
  /** As whom things of a Sarv project are made: in an OpenStack project of its own, made when it is first needed. */
  scopeOf(sarvProjectId: number, signal: AbortSignal): Promise<Scope>
}

interface Named {
  id: string
  name: string
}

const unlimited = -1
const openingMs = 60_000

/** The rights that making servers, volumes and networks inside of a project takes. */
const roleInProject = 'member'

export const createProjects = (client: OpenStackClient, settings: OpenStackSettings): Projects => {
  const known = new Map<number, Promise<Scope>>()
  const { projectPrefix, login, quotas } = settings

  const findOne = async (path: string, list: string, name: string, query: object, signal: AbortSignal) => {
    const found = await client.call<Record<string, Named[]>>(
      { service: 'identity', method: 'GET', path, query: { name, ...query } },
      signal,
    )
    return found[list]?.[0]
  }

  const domainId = async (signal: AbortSignal): Promise<string> => {
    if (login.kind !== 'password') throw new EngineError('unauthorized', 'an application credential makes no projects')
    const domain = await findOne('/domains', 'domains', login.projectDomain, {}, signal)
    if (!domain) throw new EngineError('unauthorized', `there is no domain ${login.projectDomain}`)
    return domain.id
  }

  const findOrMake = async (name: string, signal: AbortSignal): Promise<string> => {
    const domain_id = await domainId(signal)
    const find = () => findOne('/projects', 'projects', name, { domain_id }, signal)
    const found = await find()
    if (found) return found.id
    try {
      const body = { project: { name, domain_id, description: 'made by Sarv' } }
      const { project } = await client.call<{ project: Named }>(
        { service: 'identity', method: 'POST', path: '/projects', body },
        signal,
      )
      return project.id
    } catch (error) {
      // Someone else was first: names are unique in a domain.
      const other = await find()
      if (other) return other.id
      throw error
    }
  }

  const setQuotas = async (projectId: string, signal: AbortSignal): Promise<void> => {
    const { cores = unlimited, ramGb, instances = unlimited, gigabytes = unlimited, volumes = unlimited } = quotas
    const put = (service: 'compute' | 'volume' | 'network' | 'loadBalancer', path: string, body: object) =>
      client.call({ service, method: 'PUT', path, body, isSafe: true }, signal)
    const ram = ramGb === undefined ? unlimited : ramGb * 1024
    const others = { snapshots: unlimited, backups: unlimited, backup_gigabytes: unlimited }
    await put('compute', `/os-quota-sets/${projectId}`, {
      quota_set: { cores, ram, instances, metadata_items: 128, server_groups: unlimited },
    })
    await put('volume', `/os-quota-sets/${projectId}`, { quota_set: { gigabytes, volumes, ...others } })
    await put('network', `/quotas/${projectId}`, {
      quota: {
        port: quotas.ports ?? unlimited,
        network: quotas.networks ?? unlimited,
        subnet: quotas.networks ?? unlimited,
        security_group: unlimited,
        security_group_rule: unlimited,
        floatingip: unlimited,
        router: unlimited,
      },
    })
    if (!settings.balancers) return
    await put('loadBalancer', `/lbaas/quotas/${projectId}`, {
      quota: { loadbalancer: unlimited, listener: unlimited, pool: unlimited, member: unlimited },
    })
  }

  const open = async (sarvProjectId: number, signal: AbortSignal): Promise<Scope> => {
    if (login.kind === 'applicationCredential') return 'home'
    const id = await findOrMake(`${projectPrefix}${sarvProjectId}`, signal)
    const role = await findOne('/roles', 'roles', roleInProject, {}, signal)
    if (!role) throw new EngineError('unauthorized', `there is no role ${roleInProject}`)
    const { userId } = await client.home(signal)
    // Both may be repeated: a process that died in between leaves neither out.
    const path = `/projects/${id}/users/${userId}/roles/${role.id}`
    await client.call({ service: 'identity', method: 'PUT', path, isSafe: true }, signal)
    await setQuotas(id, signal)
    return { projectId: id }
  }

  return {
    scopeOf: async (sarvProjectId, signal) => {
      signal.throwIfAborted()
      // Whoever asked first may leave; the others still wait for it.
      const opening = known.get(sarvProjectId) ?? open(sarvProjectId, AbortSignal.timeout(openingMs))
      known.set(sarvProjectId, opening)
      opening.catch(() => {
        if (known.get(sarvProjectId) === opening) known.delete(sarvProjectId)
      })
      return opening
    },
  }
}
