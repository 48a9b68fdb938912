import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deserialize } from 'node:v8'
import { startScript, type Started } from './processes.ts'

/** One statement that the product sent, in the order of sending. */
export interface Statement {
  place: number
  text: string
  values: unknown[]
  rows: Record<string, unknown>[]
}

/** What one call of the product sent to the database, and what it answered. */
export interface RecordedCall {
  statements: Statement[]
  answer: unknown
}

export interface Recorder {
  server: Started
  record(call: (server: Started) => Promise<Response>): Promise<RecordedCall>
  stop(): Promise<void>
}

const read = (file: string): Statement[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => deserialize(Buffer.from(line, 'base64')) as Statement)

/** What the call leaves behind it (the audit's end, say) comes a moment after its answer. */
const afterwardsMs = 500

/** The product itself, which tells what it sends. Slower for it: only to be asked, not to be measured. */
export const startRecorder = async (env: Record<string, string>): Promise<Recorder> => {
  const folder = mkdtempSync(join(tmpdir(), 'sarv-bench-'))
  const file = join(folder, 'statements')
  const server = await startScript('apps/api/src/main.ts', {
    env: { ...env, BENCH_RECORD: file, NODE_OPTIONS: `--import=${import.meta.dirname}/recorder.ts` },
    readyPath: '/readyz',
  })
  return {
    server,
    record: async (call) => {
      const before = existsSync(file) ? read(file).length : 0
      const answer = await call(server)
      if (!answer.ok) throw new Error(`the recorded call was refused: ${answer.status} ${await answer.text()}`)
      const body: unknown = await answer.json()
      await sleep(afterwardsMs)
      return {
        statements: read(file)
          .slice(before)
          .toSorted((a, b) => a.place - b.place),
        answer: body,
      }
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
