import { spawn } from 'node:child_process'
import { findLab, LabUnavailable, readLab, startLab, stopLab } from './openstack-lab.ts'

/**
 * `npm run test:engines -- openstack [fake] [tcg] [walk]`: the suite that every engine passes, against a real OpenStack
 * that is brought up for it and ended afterwards. One that was up before is used and left up. `walk`: everything of the
 * engine once, in minutes instead of an hour.
 */
const allZones = ['fake', 'tcg']
const [engine, ...words] = process.argv.slice(2)
const named = words.filter((word) => word !== 'walk')
const isWalk = words.includes('walk')
const zones = named.length > 0 ? allZones.filter((zone) => named.includes(zone)) : allZones
if (engine !== 'openstack' || named.some((zone) => !allZones.includes(zone))) {
  console.error('usage: npm run test:engines -- openstack [fake] [tcg] [walk]')
  process.exit(2)
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

const runSuite = (labFile: string, zone: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const folder = `apps/api/src/engines/${engine}${isWalk ? '/walk' : ''}`
    const child = spawn('vitest', ['run', '--project', 'engines', '--no-file-parallelism', folder], {
      stdio: 'inherit',
      env: { ...process.env, SARV_LAB: labFile, SARV_LAB_ZONE: zone },
    })
    const end = () => void child.kill('SIGTERM')
    stopping.signal.addEventListener('abort', end)
    child.on('error', reject)
    child.on('exit', (code) => {
      stopping.signal.removeEventListener('abort', end)
      resolve(code ?? 1)
    })
  })

const bringUp = async (running: string | undefined): Promise<string> => {
  const has = running ? readLab(running).zones : []
  if (running && zones.every((zone) => has.includes(zone))) return running
  return startLab(
    allZones.filter((zone) => zones.includes(zone) || has.includes(zone)),
    stopping.signal,
  )
}

const testAll = async (running: string | undefined): Promise<number> => {
  const labFile = await bringUp(running)
  let failed = 0
  for (const zone of zones) {
    if (stopping.signal.aborted) return 1
    console.log(`— ${engine}, zone ${zone}`)
    if ((await runSuite(labFile, zone)) !== 0) failed += 1
  }
  return failed === 0 ? 0 : 1
}

const running = await findLab()
try {
  process.exitCode = await testAll(running)
} catch (error) {
  if (error instanceof LabUnavailable) console.log(`skipped: tests on ${engine}: ${error.message}`)
  else {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
} finally {
  if (!running) await stopLab()
}
process.exit()
