import { runVitest } from './run-vitest.ts'

/** Runs a program of the project to its end; answers its exit code. */
export type Execute = (command: string, args: string[], env: Record<string, string>) => Promise<number>

export interface Part {
  title: string
  run(labFile: string, execute: Execute): Promise<number>
}

/** What is tested on one engine's lab, and how the lab is had. */
export interface Plan {
  find(): Promise<string | undefined>
  /** Answers the path of `lab.json`; `running` is that of one that is up already. */
  bringUp(running: string | undefined, signal: AbortSignal): Promise<string>
  stop(): Promise<void>
  parts: readonly Part[]
}

/** The tests of the project `engines` whose paths begin so. */
export const runEngineTests = (
  execute: Execute,
  labFile: string,
  paths: readonly string[],
  env: Record<string, string> = {},
): Promise<number> =>
  runVitest(execute, ['--project', 'engines', ...paths.map((path) => `apps/api/src/engines/${path}`)], {
    SARV_LAB: labFile,
    ...env,
  })
