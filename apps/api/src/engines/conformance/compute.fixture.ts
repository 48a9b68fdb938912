import { afterEach } from 'vitest'
import { serverTag, waitForServer } from '../../ports/compute/hosts.engine.ts'
import type { ComputeEngine } from '../../ports/compute/compute.engine.ts'
import type { ServerSize, ServerSpec } from '../../ports/compute/hosts.engine.ts'
import { EngineError } from '../../ports/engine-error.ts'
import type { EngineErrorCode } from '../../ports/engine-error.ts'

export interface ComputeSubject {
  engine: ComputeEngine
  /** The same cloud as another process sees it. */
  openAnother(): Promise<ComputeEngine>
  image: string
  /** Another one that fits on the same disk, for rebuilding. */
  otherImage: string
  /** The shape that `room` is counted in. */
  size: ServerSize
  /** No single act takes longer. */
  patienceMs: number
  close(): Promise<void>
}

export interface ComputeRoom {
  servers: number
  /** Of servers and routers together. */
  addresses: number
}

/** Never aborted. */
export const { signal } = new AbortController()
export const wait = { signal, pollMs: 200 }

/** What each suite works with: `describe<Noun>Conformance(name, fixture)`. */
export type ComputeFixture = ReturnType<typeof fixtureOf>

export const fixtureOf = (makeSubject: (room: ComputeRoom) => Promise<ComputeSubject>) => {
  let opened: ComputeSubject | undefined
  const close = async () => {
    await opened?.close()
    opened = undefined
  }
  afterEach(close)

  /** One cloud at a time: what was opened before in the same test is ended. */
  const open = async (room: ComputeRoom = { servers: 8, addresses: 8 }) => {
    await close()
    opened = await makeSubject(room)
    return opened
  }
  const specFor = ({ image, size }: ComputeSubject, id: number): ServerSpec => ({
    ...size,
    tag: serverTag(7, id),
    name: `server-${id}`,
    image,
    withIpv4: true,
    withIpv6: false,
    password: 'Correct-Horse-9',
  })
  const buildServer = async (subject: ComputeSubject, id: number, change: Partial<ServerSpec> = {}) => {
    const spec = { ...specFor(subject, id), ...change }
    await subject.engine.createServer(spec, signal)
    return waitForServer(subject.engine, spec.tag, 'active', wait)
  }
  /** Sorted: which servers there are is promised, in which order they are listed is not. */
  const tagsOn = async (engine: ComputeEngine) =>
    (await engine.listServers({ limit: 100 }, signal)).servers.map((server) => server.tag).toSorted()

  return { open, specFor, buildServer, tagsOn }
}

/** Turn by turn through two processes, all at once. */
export const inTwoProcesses = async <Answer>(
  { engine, openAnother }: ComputeSubject,
  count: number,
  call: (engine: ComputeEngine, turn: number) => Promise<Answer>,
): Promise<PromiseSettledResult<Answer>[]> => {
  const engines = [engine, await openAnother()]
  return Promise.allSettled(Array.from({ length: count }, (_, turn) => call(engines[turn % 2]!, turn)))
}

export const answersOf = <Answer>(results: PromiseSettledResult<Answer>[]): Answer[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))

export const refusal = (code: EngineErrorCode) => ({ name: 'EngineError', code, retryable: false })

/** Asks for one after the other, and answers what each of them was refused with. */
export const refusalsOf = async <Item>(
  items: readonly Item[],
  ask: (item: Item) => Promise<unknown>,
): Promise<[Item, unknown][]> => {
  const refusals: [Item, unknown][] = []
  for (const item of items) {
    const answer = await ask(item).then(
      () => 'not refused',
      (error: unknown) => error,
    )
    refusals.push([item, answer])
  }
  return refusals
}

/** As the operations' runner does, without its pauses. */
export const retrying = async <Result>(step: () => Promise<Result>, attempts = 5): Promise<Result> => {
  try {
    return await step()
  } catch (error) {
    const isFinal = error instanceof EngineError && !error.retryable
    if (isFinal || attempts === 1) throw error
    return retrying(step, attempts - 1)
  }
}
