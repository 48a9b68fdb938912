import type { Db } from '../db/connection.ts'
import type { AreaEngines } from '../dependencies.ts'
import type { CheckReport } from '../engines/check/steps.ts'
import type { SecretBox } from '../secrets.ts'

export interface CommandContext {
  db: Db
  secrets: SecretBox
  /** Opens the engines of all datacenters; most commands need none. Whoever opens them closes them. */
  openEngines(): Promise<{ engines: AreaEngines; close(): Promise<void> }>
  say(line: string): void
  /** Where customers find the portal: messages lead there. */
  publicUrl: string
  /** Where the catalogue is; absent: the one that comes with Sarv. */
  catalogFolder?: string | undefined
}

export interface Command {
  /** As the usage shows it: `EMAIL`, `[--head HEX]`. */
  parameters: string
  does: string
  /** It changes something; only `writing()` says so. */
  writes?: true
  /** Answers the exit code: 0 when all is well. */
  run(words: string[], context: CommandContext): Promise<number>
}

/** Uses everything of one datacenter's engine once. Answers whether all of it works. */
export type EngineCheck = (
  engines: AreaEngines,
  check: {
    db: Db
    datacenter: { id: number; name: string }
    /** What was asked for by `--image`. */
    images: string[] | undefined
    signal: AbortSignal
    stepMs: number
    /** What is tried, in a line. */
    introduce(line: string): void
    say(report: CheckReport): void
  },
) => Promise<boolean>

/** What the operator typed makes no sense; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
