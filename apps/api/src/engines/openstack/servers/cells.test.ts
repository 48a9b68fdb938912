import { describe, expect, it } from 'vitest'
import { answerBy, fakeClient, fakeProjects, fakeSettings } from '../testing/fake-client.ts'
import { getServer, listServers } from './list.ts'
import { createServers } from './nova.ts'

const { signal } = new AbortController()

/** Nova with no servers to show, and one host. */
const cloudWith = (status: string) => {
  const client = fakeClient((wanted) =>
    answerBy(
      [
        [/^GET \/servers\/detail$/, () => ({ servers: [] })],
        [/^GET \/os-services$/, () => ({ services: [{ host: 'host-1', binary: 'nova-compute', status }] })],
      ],
      wanted,
    ),
  )
  const context = { client, settings: fakeSettings, projects: fakeProjects }
  return { ...context, servers: createServers(context) }
}

describe('a server that is in no list', () => {
  it('is not there when every cell answers, working or not', async () => {
    for (const status of ['enabled', 'disabled']) {
      expect(await listServers(cloudWith(status), { limit: 10 }, signal)).toEqual({ servers: [] })
      expect(await getServer(cloudWith(status), 'vm-7-1', signal)).toBeUndefined()
    }
  })

  it('may be in a cell that does not answer: nothing is said about it then', async () => {
    const refusal = { code: 'unreachable', retryable: true }
    await expect(listServers(cloudWith('UNKNOWN'), { limit: 10 }, signal)).rejects.toMatchObject(refusal)
    await expect(getServer(cloudWith('UNKNOWN'), 'vm-7-1', signal)).rejects.toMatchObject(refusal)
  })
})
