import type { SandboxStore } from './store.ts'

/** What every part of one datacenter's sandbox works with. */
export interface SandboxContext {
  store: SandboxStore
  /** Its name. */
  datacenter: string
  now: () => Date
  /** When something that begins at `start` and takes a real cloud these seconds is done here. */
  after: (start: Date, seconds: number) => Date
}
