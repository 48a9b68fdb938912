import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerSpec } from '../../apps/api/src/ports/compute/hosts.engine.ts'
import { toNeutronRule } from '../../apps/api/src/engines/openstack/firewall/rules.state.ts'
import type { Lab } from '../../apps/api/src/engines/openstack/testing/lab.ts'

/** OpenStack as anybody would use it with `fetch`, and nothing of our engine: no locks, no looking first, no retries. */
export interface ByHand {
  token: string
  nova: string
  /** Answers when it is ACTIVE. Everything is called `name`, like ours, so that a sweep finds what a broken run leaves. */
  createServer(name: string, spec: ServerSpec, places: Places): Promise<HandMade>
  deleteServer(made: HandMade): Promise<void>
  call<Body>(method: string, url: string, body?: object): Promise<Body>
}

export interface Places {
  imageName: string
  imageId: string
  flavorId: string
  networkId: string
  subnetId: string
  zone: string
}

export interface HandMade {
  serverId: string
  portId: string
  groupId: string
}

/** As often as our operations look. */
const pollMs = 500

interface TokenBody {
  token: { catalog: { type: string; endpoints: { interface: string; url: string }[] }[] }
}

/** Signs in to one project. */
export const signInByHand = async (lab: Lab, projectId: string): Promise<ByHand> => {
  const domain = { name: lab.userDomain }
  const password = { user: { name: lab.username, password: lab.password, domain } }
  const signedIn = await fetch(`${lab.authUrl}/auth/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      auth: { identity: { methods: ['password'], password }, scope: { project: { id: projectId } } },
    }),
  })
  if (!signedIn.ok) throw new Error(`sign-in: ${signedIn.status}`)
  const token = signedIn.headers.get('x-subject-token') ?? ''
  const { catalog } = ((await signedIn.json()) as TokenBody).token
  const urlOf = (type: string): string => {
    const endpoints = catalog.find((entry) => entry.type === type)?.endpoints ?? []
    return endpoints.find((endpoint) => endpoint.interface === 'public')?.url.replace(/\/$/, '') ?? ''
  }
  const nova = urlOf('compute')
  const neutron = `${urlOf('network').replace(/\/v2\.0$/, '')}/v2.0`
  const glance = `${urlOf('image').replace(/\/v2$/, '')}/v2`

  const call = async <Body>(method: string, url: string, body?: object): Promise<Body> => {
    const answer = await fetch(url, {
      method,
      headers: {
        'x-auth-token': token,
        'openstack-api-version': 'compute 2.93',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text.slice(0, 300)}`)
    return (text === '' ? undefined : JSON.parse(text)) as Body
  }

  const createGroup = async (name: string, { firewall = [] }: ServerSpec): Promise<string> => {
    interface Group {
      security_group: { id: string; security_group_rules: { direction: string }[] }
    }
    const { security_group } = await call<Group>('POST', `${neutron}/security-groups`, { security_group: { name } })
    // What lets everything out is in every new group.
    const inward = firewall.filter(({ direction }) => direction === 'ingress')
    await call('POST', `${neutron}/security-group-rules`, {
      security_group_rules: inward.map((rule) => ({ ...toNeutronRule(rule), security_group_id: security_group.id })),
    })
    return security_group.id
  }

  const untilActive = async (id: string): Promise<void> => {
    for (;;) {
      const { server } = await call<{ server: { status: string } }>('GET', `${nova}/servers/${id}`)
      if (server.status === 'ACTIVE') return
      if (server.status === 'ERROR') throw new Error(`server ${id} failed`)
      await sleep(pollMs)
    }
  }

  return {
    token,
    nova,
    call,
    createServer: async (name, spec, { imageName, flavorId, networkId, subnetId, zone }) => {
      const { images } = await call<{ images: { id: string }[] }>('GET', `${glance}/images?name=${imageName}`)
      const groupId = await createGroup(name, spec)
      const { port } = await call<{ port: { id: string } }>('POST', `${neutron}/ports`, {
        port: {
          name,
          description: name,
          network_id: networkId,
          fixed_ips: [{ subnet_id: subnetId }],
          security_groups: [groupId],
        },
      })
      const { server } = await call<{ server: { id: string } }>('POST', `${nova}/servers`, {
        server: {
          name: spec.name,
          imageRef: images[0]!.id,
          flavorRef: flavorId,
          availability_zone: zone,
          networks: [{ port: port.id }],
          tags: [name],
        },
      })
      await untilActive(server.id)
      return { serverId: server.id, portId: port.id, groupId }
    },
    deleteServer: async ({ serverId, portId, groupId }) => {
      await call('DELETE', `${nova}/servers/${serverId}`)
      const isThere = async () => {
        const { servers } = await call<{ servers: { id: string }[] }>('GET', `${nova}/servers`)
        return servers.some(({ id }) => id === serverId)
      }
      while (await isThere()) await sleep(pollMs)
      await call('DELETE', `${neutron}/ports/${portId}`)
      await call('DELETE', `${neutron}/security-groups/${groupId}`)
    },
  }
}
