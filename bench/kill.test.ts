import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { killOnce, newVictim, type Victim } from './lib/victim.ts'

/** The short form of `npm run bench -- kill`: the real program, really killed. */
let dataFolder: string
let victim: Victim
/** As long as a busy machine takes: each start of the program opens a database on the disk. */
const patienceMs = 180_000

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'sarv-kill-'))
  victim = await newVictim({ dataFolder })
}, patienceMs)
afterAll(() => rm(dataFolder, { recursive: true, force: true }))

it.each([
  [0, 'create', 150],
  [1, 'delete', 400],
])(
  'round %i: killed in a %s after %i ms, the next start leaves engine, rows and limits in agreement',
  async (round, _act, lifeMs) => {
    expect(await killOnce(victim, round, lifeMs)).toEqual([])
  },
  patienceMs,
)
