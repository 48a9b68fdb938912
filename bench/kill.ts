import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTemporaryPostgres } from '../tools/postgres.ts'
import type { Query } from './lib/fixture.ts'
import { report, type Figure } from './lib/report.ts'
import { killOnce, longestLifeMs, newVictim, type Victim } from './lib/victim.ts'

/** Operations with a step that had to begin again: the kill hit them while they were under way. */
const countInterrupted = async (query: Query): Promise<number> => {
  const { rows } = await query(
    'select count(distinct operation_id)::integer as count from operation_steps where attempt > 1',
  )
  return (rows[0] as { count: number }).count
}

const torture = async (
  kind: string,
  victim: Victim,
  tries: number,
): Promise<{ wrong: number; interrupted: number }> => {
  let wrong = 0
  for (let number = 0; number < tries; number += 1) {
    const found = await killOnce(victim, number, Math.random() * longestLifeMs)
    if (found.length > 0) {
      wrong += 1
      console.error(`${kind}, try ${number}: ${found.join('; ')}`)
    }
    if (number % 10 === 9) console.log(`${kind}: ${number + 1} tries, ${wrong} wrong`)
  }
  return { wrong, interrupted: await victim.inspect(countInterrupted) }
}

export const run = async ([tries = '100']: string[]): Promise<number> => {
  const half = Math.ceil(Number(tries) / 2)
  const dataFolder = await mkdtemp(join(tmpdir(), 'sarv-kill-'))
  const postgres = await startTemporaryPostgres()
  try {
    const victims = {
      embedded: await newVictim({ dataFolder }),
      PostgreSQL: await newVictim({ databaseUrl: postgres.url }),
    }
    const figures: Figure[] = []
    for (const [kind, victim] of Object.entries(victims)) {
      const { wrong, interrupted } = await torture(kind, victim, half)
      figures.push(
        { name: `${kind}: kills in the middle of an operation`, value: interrupted, shown: String(interrupted) },
        {
          name: `${kind}: engine, rows and limits disagree afterwards`,
          value: wrong,
          shown: String(wrong),
          limit: { atMost: 0 },
        },
      )
    }
    return report(`kill -9 at a random moment of create and delete, ${half} tries each`, figures)
  } finally {
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}
