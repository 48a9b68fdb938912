import { EngineError } from '../../../ports/engine-error.ts'
import type { Call } from '../client/client.ts'
import type { OpenStackContext } from '../context.ts'
import type { NovaServer } from '../servers/nova.ts'
import type { CinderVolume } from '../volumes/cinder.ts'
import type { CinderCopy } from '../volumes/volumes.state.ts'
import {
  answerBy,
  fakeClient,
  fakeProjects,
  fakeSettings,
  missing,
  type Answers,
  type Asked,
  type Crash,
} from './fake-client.ts'

/** What is written on it. */
interface Written {
  content: string
}
export type FakeVolume = CinderVolume & Written
type FakeCopy = CinderCopy & Written & { saved: Pick<CinderVolume, 'name' | 'description' | 'metadata'> }

/** So many calls later the cloud is through with what it was asked for. */
const callsToFinish = 3

/** As much of Cinder and Nova as volumes need, in memory, with their order of events and their oddities. */
export const createFakeCinder = () => {
  const volumes: FakeVolume[] = []
  const copies = { snapshots: [] as FakeCopy[], backups: [] as FakeCopy[] }
  const servers: NovaServer[] = []
  let pending: { at: number; end: () => void }[] = []
  let calls = 0
  let lastId = 0
  let canGrowAttached = true

  const later = (end: () => void) => void pending.push({ at: calls + callsToFinish, end })
  const byId = <Thing extends { id: string }>(things: Thing[], id: string | undefined): Thing => {
    const found = things.find((thing) => thing.id === id)
    if (!found) throw missing()
    return found
  }
  const drop = <Thing extends { id: string }>(things: Thing[], { id }: Thing) => {
    const at = things.findIndex((thing) => thing.id === id)
    if (at >= 0) things.splice(at, 1)
  }
  const born = () => {
    lastId += 1
    return { id: `id-${lastId}`, created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, lastId)).toISOString().slice(0, -1) }
  }
  const mustBe = (status: string, ...allowed: string[]) => {
    if (!allowed.includes(status)) throw new EngineError('invalid', `the fake does not do that while ${status}`)
  }

  const makeVolume = ({ body }: Asked) => {
    const wanted = (body as { volume: Partial<FakeVolume> & { snapshot_id?: string; backup_id?: string } }).volume
    const { snapshot_id, backup_id, ...own } = wanted
    const volume = { ...born(), status: 'creating', metadata: {}, attachments: [], content: '', ...own } as FakeVolume
    volumes.push(volume)
    const backup = backup_id === undefined ? undefined : byId(copies.backups, backup_id)
    if (snapshot_id !== undefined) volume.content = byId(copies.snapshots, snapshot_id).content
    if (backup) backup.status = 'restoring'
    later(() => {
      if (backup) {
        Object.assign(volume, structuredClone(backup.saved), { content: backup.content })
        volume.metadata['src_backup_id'] = backup.id
        backup.status = 'available'
      }
      volume.status = 'available'
    })
    return { volume }
  }

  const removeVolume = ({ params }: Asked) => {
    const volume = byId(volumes, params[0])
    mustBe(volume.status, 'available', 'error')
    const own = copies.snapshots.filter(({ volume_id }) => volume_id === volume.id)
    for (const thing of [volume, ...own]) thing.status = 'deleting'
    later(() => {
      for (const snapshot of own) drop(copies.snapshots, snapshot)
      drop(volumes, volume)
    })
    return undefined
  }

  const act = ({ params, body }: Asked) => {
    const volume = byId(volumes, params[0])
    const asked = body as { 'os-extend'?: { new_size: number }; 'os-reset_status'?: { status: string } }
    if (asked['os-reset_status']) volume.status = asked['os-reset_status'].status
    const size = asked['os-extend']?.new_size
    if (size === undefined) return undefined
    const before = volume.status
    mustBe(before, 'available', 'in-use')
    volume.status = 'extending'
    const isAble = before === 'available' || canGrowAttached
    later(() => Object.assign(volume, isAble ? { size, status: before } : { status: 'error_extending' }))
    return undefined
  }

  const attach = ({ params, body }: Asked) => {
    const server = byId(servers, params[0])
    const volume = byId(volumes, (body as { volumeAttachment: { volumeId: string } }).volumeAttachment.volumeId)
    mustBe(volume.status, 'available')
    volume.status = 'reserved'
    server['os-extended-volumes:volumes_attached'].push({ id: volume.id, delete_on_termination: false })
    later(() =>
      Object.assign(volume, { status: 'in-use', attachments: [{ server_id: server.id, device: '/dev/vdb' }] }),
    )
    return {}
  }

  const detach = ({ params }: Asked) => {
    const server = byId(servers, params[0])
    const volume = byId(volumes, params[1])
    mustBe(volume.status, 'in-use')
    volume.status = 'detaching'
    later(() => {
      drop(server['os-extended-volumes:volumes_attached'] as { id: string }[], volume)
      Object.assign(volume, { status: 'available', attachments: [] })
    })
    return undefined
  }

  const listVolumes = ({ query = {} }: Asked) => ({
    volumes: volumes.filter(
      ({ name }) => name === query['name'] || (query['name~'] !== undefined && name?.includes(String(query['name~']))),
    ),
  })
  const copiesAt = ([kind]: string[]) => copies[kind as keyof typeof copies]
  const setNotes = ({ params, body, method }: Asked) => {
    const volume = byId(volumes, params[0])
    const { metadata } = body as Pick<CinderVolume, 'metadata'>
    volume.metadata = method === 'PUT' ? { ...metadata } : { ...volume.metadata, ...metadata }
    return undefined
  }

  const answers: Answers = [
    [/^GET \/volumes\/detail$/, listVolumes],
    [/^POST \/volumes$/, makeVolume],
    [/^(?:POST|PUT) \/volumes\/([^/]+)\/metadata$/, setNotes],
    [
      /^DELETE \/volumes\/([^/]+)\/metadata\/(.+)$/,
      ({ params }) => {
        delete byId(volumes, params[0]).metadata[params[1]!]
      },
    ],
    [/^POST \/volumes\/([^/]+)\/action$/, act],
    [/^GET \/volumes\/([^/]+)$/, ({ params }) => ({ volume: byId(volumes, params[0]) })],
    [
      /^PUT \/volumes\/([^/]+)$/,
      ({ params, body }) => {
        Object.assign(byId(volumes, params[0]), (body as { volume: object }).volume)
      },
    ],
    [/^DELETE \/volumes\/([^/]+)$/, removeVolume],
    [
      /^GET \/(snapshots|backups)\/detail$/,
      ({ params, query = {} }) => ({
        [params[0]!]: copiesAt(params).filter(
          ({ name, volume_id }) => name === query['name'] || volume_id === query['volume_id'],
        ),
      }),
    ],
    [
      /^DELETE \/(snapshots|backups)\/(.+)$/,
      ({ params }) => {
        const copy = byId(copiesAt(params), params[1])
        copy.status = 'deleting'
        later(() => drop(copiesAt(params), copy))
      },
    ],
    [/^POST \/servers\/([^/]+)\/os-volume_attachments$/, attach],
    [/^DELETE \/servers\/([^/]+)\/os-volume_attachments\/(.+)$/, detach],
  ]

  const answer = (wanted: Call): unknown => {
    calls += 1
    const due = pending.filter(({ at }) => at <= calls)
    pending = pending.filter(({ at }) => at > calls)
    for (const { end } of due) end()
    return answerBy(answers, wanted)
  }

  /** A process of ours that works on this cloud. */
  const openContext = (crash?: Crash): OpenStackContext => ({
    client: fakeClient(answer, crash),
    settings: fakeSettings,
    projects: fakeProjects,
    servers: { find: async (tag) => servers.find(({ tags }) => tags.includes(`sarv-${tag}`)) },
    publicNetwork: { read: () => Promise.reject(missing()) },
    withLock: (_key, _signal, work) => work(),
  })

  return {
    volumes,
    copies,
    openContext,
    refuseToGrowAttached: () => {
      canGrowAttached = false
    },
    addServer: (tag: string, status: 'SHUTOFF' | 'ACTIVE') => {
      const server = {
        ...born(),
        tags: [`sarv-${tag}`],
        status,
        metadata: {},
        'OS-EXT-STS:task_state': null,
        'os-extended-volumes:volumes_attached': [],
      } as unknown as NovaServer
      servers.push(server)
      return server
    },
    addVolume: (tag: string, content: string, server?: NovaServer) => {
      const volume: FakeVolume = {
        ...born(),
        name: `sarv-${tag}`,
        description: 'data',
        status: server ? 'in-use' : 'available',
        size: 10,
        metadata: server ? { sarv_attached: `${server.tags[0]!.slice(5)} ${server.id}` } : {},
        attachments: server ? [{ server_id: server.id, device: '/dev/vdb' }] : [],
        content,
        'os-vol-tenant-attr:tenant_id': 'home',
      }
      volumes.push(volume)
      server?.['os-extended-volumes:volumes_attached'].push({ id: volume.id, delete_on_termination: false })
      return volume
    },
    addCopy: (kind: keyof typeof copies, tag: string, volume: FakeVolume, volumeTag: string) => {
      const { name, description, metadata, content, size, id: volume_id } = volume
      const saved = structuredClone({ name, description, metadata })
      const own = { name: `sarv-${tag}`, description: tag, status: 'available', metadata: { sarv_volume: volumeTag } }
      copies[kind].push({ ...born(), ...own, size, volume_id, content, saved })
    },
  }
}
