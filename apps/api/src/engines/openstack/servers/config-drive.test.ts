import { expect, it } from 'vitest'
import { openContext } from '../compute.ts'
import type { Call } from '../client/client.ts'
import type { OpenStackSettings } from '../settings.ts'
import { answerBy, fakeClient, fakeProjects, fakeSettings, type Answers } from '../testing/fake-client.ts'
import { createServer } from './create.ts'
import { createServers } from './nova.ts'
import { rebuildServer } from './reshape.ts'

const { signal } = new AbortController()
const bodies = new Map<string, Record<string, unknown>>()

const image = { id: 'image', name: 'debian', status: 'active', min_disk: 1, visibility: 'public' }
const server = {
  id: 'server',
  name: 'web',
  status: 'ACTIVE',
  'OS-EXT-STS:task_state': null,
  tags: ['sarv-vm-7-1'],
  metadata: {},
  flavor: { vcpus: 1, ram: 1024, disk: 10 },
  addresses: {},
  'os-extended-volumes:volumes_attached': [],
}
const group = { id: 'group', name: 'sarv-vm-7-1', description: '', security_group_rules: [] }

/** A cloud with nothing of ours but, where it `has` one, the server; it keeps what it is asked to make. */
const cloud = (balancers: OpenStackSettings['balancers'], { hasServer }: { hasServer: boolean }) => {
  const keep =
    (name: string, answer: unknown) =>
    ({ body }: Call) => {
      bodies.set(name, (body as Record<string, Record<string, unknown>>)[name] ?? {})
      return answer
    }
  const answers: Answers = [
    [/^GET \/images$/, () => ({ images: [image] })],
    [/^GET \/servers\/detail$/, () => ({ servers: hasServer ? [server] : [] })],
    [/^POST \/servers$/, keep('server', { server: { id: 'server' } })],
    [/^POST \/servers\/server\/action$/, keep('rebuild', undefined)],
    [/^GET \/security-groups$/, () => ({ security_groups: [] })],
    [/^POST \/security-groups$/, () => ({ security_group: group })],
    [/^PUT \/security-groups\/group$/, () => ({ security_group: group })],
  ]
  const settings = { ...fakeSettings, ...(balancers && { balancers }) }
  const client = fakeClient((wanted) => answerBy(answers, wanted))
  const context = openContext(client, settings, (_key, _signal, work) => work())
  const projects = fakeProjects
  return { ...context, projects, servers: createServers({ client, settings, projects }), flavors: async () => 'flavor' }
}

const spec = {
  tag: 'vm-7-1',
  name: 'web',
  vcpus: 1,
  memoryGb: 1,
  diskGb: 10,
  image: 'debian',
  withIpv4: false,
  withIpv6: false,
  script: '#!/bin/sh',
}

it.each([
  ['ovn', true],
  ['amphora', undefined],
  [undefined, undefined],
] as const)('where balancers are %s, the config drive of a new server is %s', async (balancers, drive) => {
  await createServer(cloud(balancers, { hasServer: false }), spec, signal)
  expect(bodies.get('server')).toMatchObject({ name: 'web', imageRef: 'image' })
  expect(bodies.get('server')!['config_drive']).toBe(drive)
})

it('a rebuild does not ask for one: Nova refuses that, and makes the one that the server has anew', async () => {
  await rebuildServer(cloud('ovn', { hasServer: true }), 'vm-7-1', { image: 'debian', revision: '2' }, signal)
  expect(bodies.get('rebuild')).toMatchObject({ imageRef: 'image' })
  expect(bodies.get('rebuild')).not.toHaveProperty('config_drive')
})
