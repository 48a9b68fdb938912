import { once } from 'node:events'
import { parseArgs } from 'node:util'
import type { Db } from '../db/connection.ts'
import { checkCompute } from '../engines/check/compute.check.ts'
import type { CheckReport } from '../engines/check/steps.ts'
import { checkStorage } from '../engines/check/storage.check.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'

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
  throw new UsageError(`say which: ${all.map(({ id, name }) => `--datacenter ${id} (${name})`).join(', ')}`)
}

const imagesOf = async (db: Db, given: string[] | undefined) => {
  const rows = await db
    .selectFrom('vm_images')
    .where('enabled', '=', true)
    .select(['engine_ref as ref', 'min_memory_gb as memoryGb', 'min_disk_gb as diskGb'])
    .orderBy('min_disk_gb')
    .orderBy('id')
    .execute()
  const [image, other = image] = given?.map((ref) => rows.find((row) => row.ref === ref)) ?? rows
  if (!image || !other)
    throw new UsageError(`the catalogue has no such image; it has ${rows.map(({ ref }) => ref).join(', ')}`)
  const size = {
    vcpus: 1,
    memoryGb: Math.max(1, image.memoryGb, other.memoryGb),
    diskGb: Math.max(1, image.diskGb, other.diskGb),
  }
  return { image: image.ref, otherImage: other.ref, size }
}

interface Check {
  datacenter: { id: number; name: string }
  images: string[] | undefined
  signal: AbortSignal
  stepMs: number
  say: (report: CheckReport) => void
}

const checkComputeOf = async ({ db, openCompute, say }: CommandContext, check: Check): Promise<boolean> => {
  const { id, name } = check.datacenter
  const images = await imagesOf(db, check.images)
  const engine = (await openCompute())(id)
  say(`${name} (${id}), ${images.image} and ${images.otherImage}`)
  return checkCompute(engine, { ...check, ...images })
}

const checkStorageOf = async ({ openStorage, say }: CommandContext, check: Check): Promise<boolean> => {
  const { id, name } = check.datacenter
  const storage = await openStorage()
  try {
    const engine = storage.engineFor(id)
    if (!engine)
      throw new UsageError(`${name} (${id}) has no object storage: look at storage in the file of SARV_CONFIG`)
    say(`${name} (${id}), ${engine.connection.endpoint}`)
    return await checkStorage(engine, check)
  } finally {
    await storage.close()
  }
}

const checks: Readonly<Record<string, (context: CommandContext, check: Check) => Promise<boolean>>> = {
  compute: checkComputeOf,
  storage: checkStorageOf,
}

/** `sarv engine check ...` */
export const engineCheckCommands: Readonly<Record<string, Command>> = {
  'engine check': {
    parameters: 'compute|storage [--datacenter ID] [--image REF --image REF] [--step-seconds N]',
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
      if (!run) throw new UsageError('there are: sarv engine check compute, sarv engine check storage')
      const datacenter = await findDatacenter(context.db, values.datacenter)
      const controller = new AbortController()
      void once(process, 'SIGINT', { signal: controller.signal }).then(
        () => controller.abort(),
        () => undefined, // it ended before anybody interrupted it
      )
      const isFine = await run(context, {
        datacenter,
        images: values.image,
        signal: controller.signal,
        stepMs: Number(values['step-seconds']) * 1000,
        say: (report) => context.say(lineOf(report)),
      })
      controller.abort()
      context.say(isFine ? 'everything works' : 'not everything works')
      return isFine ? 0 : 1
    },
  },
}
