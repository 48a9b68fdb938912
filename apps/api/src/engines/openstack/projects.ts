import { EngineError } from '../../ports/engine-error.ts'
import type { OpenStackClient } from './client/client.ts'
import type { Sendable } from './client/http.ts'
import type { Scope } from './client/keystone.ts'
import { remembering } from './remembering.ts'
import type { OpenStackSettings } from './settings.ts'

export interface Projects {
  /** As whom things of a Sarv project are made: in an OpenStack project of its own, made when it is first needed. */
  scopeOf(sarvProjectId: number, signal: AbortSignal): Promise<Scope>
  /** Whether a project of the cloud is one of those, or where Sarv is at home. */
  isOurs(cloudProjectId: string, signal: AbortSignal): Promise<boolean>
}

interface Named {
  id: string
  name: string
}

const unlimited = -1

/** The rights that making servers, volumes and networks inside of a project takes. */
const roleInProject = 'member'

export const createProjects = (client: OpenStackClient, settings: OpenStackSettings): Projects => {
  const { projectPrefix, login, quotas } = settings

  const findOne = async (path: string, list: string, name: string, query: object, signal: AbortSignal) => {
    const found = await client.call<Record<string, Named[]>>(
      { service: 'identity', method: 'GET', path, query: { name, ...query } },
      signal,
    )
    return found[list]?.[0]
  }

  const findDomain = remembering(async (name: string, signal: AbortSignal): Promise<string> => {
    const domain = await findOne('/domains', 'domains', name, {}, signal)
    if (!domain) throw new EngineError('unauthorized', `there is no domain ${name}`)
    return domain.id
  })

  const domainId = async (signal: AbortSignal): Promise<string> => {
    if (login.kind !== 'password') throw new EngineError('unauthorized', 'an application credential makes no projects')
    return findDomain(login.projectDomain, signal)
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
    const put = (service: 'compute' | 'volume' | 'network' | 'loadBalancer', path: string, body: Sendable) =>
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

  const look = async (id: string, signal: AbortSignal): Promise<boolean> => {
    if (id === (await client.home(signal)).projectId) return true
    // The cloud's own things lie in none.
    if (login.kind === 'applicationCredential' || id === '') return false
    const path = `/projects/${id}`
    const found = await client.find<{ project: Named & { domain_id: string } }>(
      { service: 'identity', method: 'GET', path },
      signal,
    )
    // Nobody but an administrator deletes a project with things in it: better ours than nobody's.
    if (!found) return true
    const { name, domain_id } = found.project
    const isOurName = name.startsWith(projectPrefix) && /^\d+$/.test(name.slice(projectPrefix.length))
    return isOurName && domain_id === (await domainId(signal))
  }

  return { scopeOf: remembering(open), isOurs: remembering(look) }
}
