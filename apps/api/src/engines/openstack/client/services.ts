import { EngineError } from '../../../ports/engine-error.ts'
import type { OpenStackSettings } from '../settings.ts'
import { remembering } from '../remembering.ts'
import type { Http } from './http.ts'
import type { CatalogueEntry, Token } from './keystone.ts'
import { refusalOf } from './refusals.ts'

/** What we ask of the cloud, and under which names its catalogue may have it. */
const catalogueTypes = {
  compute: ['compute'],
  volume: ['block-storage', 'volumev3'],
  network: ['network'],
  image: ['image'],
  identity: ['identity'],
  placement: ['placement'],
  loadBalancer: ['load-balancer'],
  keyManager: ['key-manager'],
} as const

export type Service = keyof typeof catalogueTypes

/** The version of the API that our calls are written for; an older cloud answers with its own newest. */
const pinned: Partial<Record<Service, { header: string; prefix: string; version: string }>> = {
  compute: { header: 'openstack-api-version', prefix: 'compute', version: '2.93' },
  volume: { header: 'openstack-api-version', prefix: 'volume', version: '3.70' },
  placement: { header: 'openstack-api-version', prefix: 'placement', version: '1.39' },
}

/** Where the catalogue has only the host, calls begin at the version's own path. */
const versionPath: Partial<Record<Service, string>> = {
  network: '/v2.0',
  image: '/v2',
  identity: '/v3',
  loadBalancer: '/v2',
  keyManager: '/v1',
}

type Place = Pick<OpenStackSettings, 'region' | 'interface'>

const findEndpoint = (
  catalogue: readonly CatalogueEntry[],
  service: Service,
  { region, interface: wanted }: Place,
): string | undefined => {
  for (const type of catalogueTypes[service]) {
    const entry = catalogue.find((one) => one.type === type)
    const endpoint = entry?.endpoints.find((one) => one.interface === wanted && one.region_id === region)
    if (!endpoint) continue
    const url = endpoint.url.replace(/\/+$/, '')
    const path = versionPath[service]
    return path === undefined || /\/v\d+(\.\d+)?$/.test(url) ? url : url + path
  }
  return undefined
}

/** Whether the cloud has it at all. */
export const hasService = (catalogue: readonly CatalogueEntry[], service: Service, place: Place): boolean =>
  findEndpoint(catalogue, service, place) !== undefined

export const endpointOf = (catalogue: readonly CatalogueEntry[], service: Service, place: Place): string => {
  const endpoint = findEndpoint(catalogue, service, place)
  if (endpoint !== undefined) return endpoint
  const { region, interface: wanted } = place
  throw new EngineError('unreachable', `the cloud's catalogue has no ${service} in region ${region} (${wanted})`)
}

interface OfferedVersion {
  id: string
  version?: string
  max_version?: string
  status: string
}

const isOlder = (a: string, b: string): boolean => {
  const [aMajor = 0, aMinor = 0] = a.split('.').map(Number)
  const [bMajor = 0, bMinor = 0] = b.split('.').map(Number)
  return aMajor === bMajor ? aMinor < bMinor : aMajor < bMajor
}

/** The newest that both know. */
export const agreedVersion = (wanted: string, offered: string | undefined): string =>
  offered !== undefined && offered !== '' && isOlder(offered, wanted) ? offered : wanted

const discoveryTimeoutMs = 15_000

const versionsIn = (body: unknown): OfferedVersion[] => {
  const { versions, version } = (body ?? {}) as { versions?: OfferedVersion[]; version?: OfferedVersion }
  return version ? [version] : (versions ?? [])
}

/** Which microversion a service knows; the answer holds for as long as the process lives. */
export const createMicroversions = (http: Http) => {
  const discover = async (
    { service, endpoint }: { service: Service; endpoint: string },
    signal: AbortSignal,
  ): Promise<Record<string, string>> => {
    const pin = pinned[service]
    if (!pin) return {}
    // The list of versions stands at the root of the host, in front of the versioned path.
    const root = endpoint.replace(/\/v\d[^]*$/, '')
    const answer = await http.send({
      method: 'GET',
      url: `${root}/`,
      headers: {},
      timeoutMs: discoveryTimeoutMs,
      signal,
    })
    if (answer.status >= 400) throw refusalOf(`versions of ${service}`, answer)
    const current = versionsIn(answer.body).find(({ status }) => status === 'CURRENT')
    const version = agreedVersion(pin.version, current?.max_version ?? current?.version)
    return { [pin.header]: `${pin.prefix} ${version}` }
  }
  return remembering(discover, { keyOf: ({ service }) => service })
}

export const endpointFor = (token: Token, service: Service, settings: OpenStackSettings): string =>
  service === 'identity' ? settings.authUrl : endpointOf(token.catalogue, service, settings)
