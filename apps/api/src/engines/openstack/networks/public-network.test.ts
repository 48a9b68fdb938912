import { describe, expect, it } from 'vitest'
import { answerBy, fakeClient, fakeSettings } from '../testing/fake-client.ts'
import type { NeutronNetwork } from './neutron.ts'
import { findNetwork } from './public-network.ts'

const { signal } = new AbortController()
const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const

const network = (id: string, change: Partial<NeutronNetwork> = {}): NeutronNetwork => ({
  id,
  name: 'inet',
  description: '',
  project_id: 'stranger',
  shared: false,
  'router:external': false,
  ...change,
})

const idOf = async (wanted: string, networks: readonly NeutronNetwork[]): Promise<string> => {
  const client = fakeClient((call) =>
    answerBy(
      [
        [
          /^GET \/networks$/,
          ({ query = {} }) => ({
            networks: networks.filter(({ id, name }) => (query['id'] ?? id) === id && (query['name'] ?? name) === name),
          }),
        ],
      ],
      call,
    ),
  )
  const projects = { scopeOf: async () => 'home' as const, isOurs: async (id: string) => id === 'home' }
  return (await findNetwork({ client, settings: fakeSettings, projects }, wanted, signal)).id
}

describe('the network of public addresses', () => {
  it.each([
    ['shared', { shared: true }],
    ['external', { 'router:external': true }],
    ['our own, where none is open to all', { project_id: 'home' }],
  ])('is by its name the one that is %s', async (_, change) => {
    expect(await idOf('inet', [network(ids[0]), network(ids[1], change)])).toBe(ids[1])
  })

  it('is by its id that one, whoever calls another by this id', async () => {
    const trap = network(ids[1], { name: ids[0], shared: true })
    expect(await idOf(ids[0], [trap, network(ids[0])])).toBe(ids[0])
  })

  it('is not guessed where there are several, or only a stranger’s', async () => {
    const two = ids.map((id) => network(id, { shared: true }))
    await expect(idOf('inet', two)).rejects.toMatchObject({
      code: 'no_address',
      message: 'the cloud has several networks inet: name one by id',
    })
    await expect(idOf('inet', [network(ids[0])])).rejects.toMatchObject({ code: 'no_address' })
  })
})
