import { describe, expect, it } from 'vitest'
import type { Call } from './client/client.ts'
import { createProjects } from './projects.ts'
import { answerBy, fakeClient, fakeSettings, missing } from './testing/fake-client.ts'

const { signal } = new AbortController()
const login = {
  kind: 'password',
  username: 'sarv',
  password: 'secret',
  userDomain: 'Default',
  project: 'sarv',
  projectDomain: 'Default',
} as const

const projects: Record<string, { name: string; domain_id: string }> = {
  seven: { name: 'sarv-7', domain_id: 'default' },
  elsewhere: { name: 'sarv-7', domain_id: 'other' },
  another: { name: 'sarv-b-7', domain_id: 'default' },
  stranger: { name: 'shop', domain_id: 'default' },
}

const open = (changes: Partial<typeof fakeSettings> = {}) => {
  const asked: string[] = []
  const client = fakeClient((wanted: Call) => {
    asked.push(wanted.path)
    return answerBy(
      [
        [/^GET \/domains$/, () => ({ domains: [{ id: 'default', name: 'Default' }] })],
        [
          /^GET \/projects\/(.+)$/,
          ({ params: [id = ''] }) => {
            if (!projects[id]) throw missing()
            return { project: projects[id] }
          },
        ],
      ],
      wanted,
    )
  })
  return { asked, ...createProjects(client, { ...fakeSettings, login, ...changes }) }
}

describe('a project of the cloud', () => {
  it.each([
    ['home', true, 'where Sarv is at home'],
    ['seven', true, 'made for a Sarv project'],
    ['elsewhere', false, 'of that name in another domain'],
    ['another', false, 'of another Sarv, whose prefix begins like ours'],
    ['stranger', false, 'of somebody else'],
    ['deleted', true, 'that an operator deleted with things in it'],
    ['', false, 'that is none: the cloud has the thing for itself'],
  ])('%j: %s, one %s', async (id, isOurs) => {
    expect(await open().isOurs(id, signal)).toBe(isOurs)
  })

  it('is asked for once', async () => {
    const { asked, isOurs } = open()
    await Promise.all([isOurs('seven', signal), isOurs('seven', signal), isOurs('stranger', signal)])
    await isOurs('stranger', signal)
    expect(asked).toEqual(['/projects/seven', '/projects/stranger', '/domains'])
  })

  it('is the only one where an application credential belongs to it', async () => {
    const { asked, isOurs } = open({ login: { kind: 'applicationCredential', id: 'id', secret: 'secret' } })
    expect(await isOurs('home', signal)).toBe(true)
    expect(await isOurs('seven', signal)).toBe(false)
    expect(asked).toEqual([])
  })
})
