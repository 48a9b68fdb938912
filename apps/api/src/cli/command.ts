import type { ComputeEngine } from '../ports/compute/compute.engine.ts'
import type { StorageEngines } from '../storage-engines.ts'
import type { Db } from '../db/connection.ts'
import type { SecretBox } from '../secrets.ts'

export interface CommandContext {
  db: Db
  secrets: SecretBox
  /** Opens the engines of all datacenters; most commands need none. */
  openCompute(): Promise<(datacenterId: number) => ComputeEngine>
  /** Of all datacenters; whoever opens it closes it. */
  openStorage(): Promise<StorageEngines>
  say(line: string): void
}

export interface Command {
  /** As the usage shows it: `EMAIL`, `[--head HEX]`. */
  parameters: string
  does: string
  /** Answers the exit code: 0 when all is well. */
  run(words: string[], context: CommandContext): Promise<number>
}

/** What the operator typed makes no sense; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
