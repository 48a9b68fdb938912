import type { SandboxStore } from './store.ts'

/** What every part of one datacenter's sandbox works with. */
export interface SandboxContext {
  store: SandboxStore
  /** Its name. */
  datacenter: string
  now: () => Date
  /** When something that begins at `start` and takes a real cloud these seconds is done here. */
  after: (start: Date, seconds: number) => Date
  /** Runs what may only run one at a time, in the order of asking. */
  queue: Queue
}

type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Work that fails keeps nobody else from their turn. */
export const createQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
