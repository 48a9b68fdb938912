import { EngineError } from '../../../ports/engine-error.ts'
import type { Call, OpenStackClient } from '../client/client.ts'
import type { Projects } from '../projects.ts'
import type { OpenStackSettings } from '../settings.ts'

export const fakeSettings: OpenStackSettings = {
  authUrl: 'http://127.0.0.1/v3',
  region: 'one',
  interface: 'public',
  login: { kind: 'applicationCredential', id: 'id', secret: 'secret' },
  projectPrefix: 'sarv-',
  publicNetwork: 'inet',
  externalNetwork: 'inet',
  quotas: {},
  images: {},
}

/** A cloud of our own, in one project. */
export const fakeProjects: Projects = { scopeOf: async () => 'home', isOurs: async () => true }

/** A process that dies at its n-th call: before the cloud hears of it, or before it hears of the answer. */
export interface Crash {
  atCall: number
  when: 'before' | 'after'
  /** Counts the others only: whoever dies while reading has changed nothing since the last of them. */
  ofWrites?: true
}

export const missing = () => new EngineError('not_found', 'the fake has none')

export interface Asked extends Call {
  /** What the pattern names in the path. */
  params: string[]
}

/** Patterns of "METHOD /path", the first that fits answers. */
export type Answers = [RegExp, (asked: Asked) => unknown][]

export const answerBy = (answers: Answers, wanted: Call): unknown => {
  for (const [pattern, make] of answers) {
    const match = pattern.exec(`${wanted.method} ${wanted.path}`)
    if (match) return structuredClone(make({ ...wanted, params: match.slice(1) }))
  }
  throw new Error(`the fake does not know ${wanted.method} ${wanted.path}`)
}

/** What a fake cloud answers to the calls of one process. */
export const fakeClient = (answer: (wanted: Call) => unknown, crash?: Crash): OpenStackClient => {
  let made = 0
  const call: OpenStackClient['call'] = async <Body>(wanted: Call) => {
    const isCounted = !crash?.ofWrites || wanted.method !== 'GET'
    made += isCounted ? 1 : 0
    const isLast = isCounted && made === crash?.atCall
    if (isLast && crash?.when === 'before') throw new Error('the process died')
    const body = answer(wanted) as Body
    if (isLast) throw new Error('the process died')
    return body
  }
  return {
    call,
    find: <Body>(wanted: Call, signal: AbortSignal) =>
      call<Body>(wanted, signal).catch((error: unknown) => {
        if (error instanceof EngineError && error.code === 'not_found') return undefined
        throw error
      }),
    home: async () => ({ value: '', userId: 'user', projectId: 'home', expiresAt: Infinity, catalogue: [] }),
    close: async () => {},
  }
}
