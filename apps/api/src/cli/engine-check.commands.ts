import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { areas } from '../areas/areas.ts'
import type { Db } from '../db/connection.ts'
import type { CheckReport } from '../engines/check/steps.ts'
import { UsageError, type Command, type EngineCheck } from './command.ts'

const lineOf = (report: CheckReport): string => {
  const name = report.name.padEnd(26)
  if (report.outcome === 'left out') return `- ${name} left out: ${report.because}`
  const took = `${(report.ms / 1000).toFixed(1)} s`.padStart(8)
  return report.outcome === 'works' ? `✓ ${name} ${took}` : `✗ ${name} ${took}  ${report.reason}`
}

/** The datacenter that is meant: the only one, or the one that was named. */
const findDatacenter = async (db: Db, wanted: string | undefined) => {
  const all = await db
    .selectFrom('datacenters')
    .where('enabled', '=', true)
    .select(['id', 'name'])
    .orderBy('id')
    .execute()
  const found = wanted === undefined && all.length === 1 ? all[0] : all.find(({ id }) => String(id) === wanted)
  if (found) return found
  if (all.length === 0) throw new UsageError('there is no datacenter yet: run `sarv catalog apply` first')
  throw new UsageError(`say which: ${all.map(({ id, name }) => `--datacenter ${id} (${name})`).join(', ')}`)
}

const checks = Object.assign({}, ...areas.map((area) => area.engineChecks)) as Record<string, EngineCheck>
const names = Object.keys(checks)

/** `sarv engine check ...` */
export const engineCheckCommands: Readonly<Record<string, Command>> = {
  'engine check': {
    parameters: `${names.join('|')} [--datacenter ID] [--image REF --image REF] [--step-seconds N]`,
    does: 'Uses everything of a datacenter once, says what works, and leaves nothing behind',
    run: async (words, context) => {
      const { positionals, values } = parseArgs({
        args: words,
        allowPositionals: true,
        options: {
          datacenter: { type: 'string' },
          image: { type: 'string', multiple: true },
          'step-seconds': { type: 'string', default: '600' },
        },
      })
      const run = checks[positionals.join()]
      if (!run) throw new UsageError(`there are: ${names.map((name) => `sarv engine check ${name}`).join(', ')}`)
      const datacenter = await findDatacenter(context.db, values.datacenter)
      const controller = new AbortController()
      void once(process, 'SIGINT', { signal: controller.signal }).then(
        () => controller.abort(),
        () => undefined, // it ended before anybody interrupted it
      )
      const { engines, close } = await context.openEngines()
      const isFine = await run(engines, {
        db: context.db,
        datacenter,
        images: values.image,
        signal: controller.signal,
        stepMs: Number(values['step-seconds']) * 1000,
        introduce: (line) => context.say(`${datacenter.name} (${datacenter.id}), ${line}`),
        say: (report) => context.say(lineOf(report)),
      }).finally(close)
      controller.abort()
      context.say(isFine ? 'everything works' : 'not everything works')
      return isFine ? 0 : 1
    },
  },
}
