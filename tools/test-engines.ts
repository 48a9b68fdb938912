import { spawn } from 'node:child_process'
import { findLab, LabUnavailable, readLab, startLab, stopLab } from './openstack-lab.ts'
import { ensureChromium, ensurePortalBuilt } from './prepare.mjs'

/**
 * `npm run test:engines -- openstack [fake] [tcg] [walk] [journey]`: against a real OpenStack that is brought up for it and
 * ended afterwards; one that was up before is used and left up. The suite that every engine passes, in both zones, and then
 * a customer's journey through the portal; or, in minutes instead of hours, only what is named: `walk` does everything of
 * the engine once, `journey` is the journey alone.
 */
const allZones = ['fake', 'tcg']
/** Only here do guests run that have a screen and answer. */
const journeyZone = 'tcg'

const [engine, ...given] = process.argv.slice(2)
const words = new Set(given)
const isKnown = given.every((word) => [...allZones, 'walk', 'journey'].includes(word))
const isJourneyAlone = words.has('journey') && !words.has('walk')
const named = allZones.filter((zone) => words.has(zone))
const zones = named.length > 0 ? named : isJourneyAlone ? [journeyZone] : allZones
if (engine !== 'openstack' || !isKnown || (words.has('journey') && !zones.includes(journeyZone))) {
  console.error(
    `usage: npm run test:engines -- openstack [fake] [tcg] [walk] [journey]; the journey needs ${journeyZone}`,
  )
  process.exit(2)
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())

const execute = (command: string, args: string[], env: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    const end = () => void child.kill('SIGTERM')
    stopping.signal.addEventListener('abort', end)
    child.on('error', reject)
    child.on('exit', (code) => {
      stopping.signal.removeEventListener('abort', end)
      resolve(code ?? 1)
    })
  })

const runSuite = (labFile: string, zone: string, part: '' | '/walk'): Promise<number> => {
  const folder = `apps/api/src/engines/${engine}${part}`
  const args = ['run', '--project', 'engines', folder]
  return execute('vitest', args, { SARV_LAB: labFile, SARV_LAB_ZONE: zone })
}

const runJourney = async (labFile: string): Promise<number> => {
  await ensurePortalBuilt()
  const args = ['test', '--config', 'e2e/cloud/playwright.config.ts']
  return execute('playwright', args, { SARV_LAB: labFile, SARV_CHROMIUM: await ensureChromium() })
}

interface Part {
  title: string
  run(labFile: string): Promise<number>
}

const suites = (part: '' | '/walk'): Part[] =>
  zones.map((zone) => ({ title: `${engine}, zone ${zone}`, run: (labFile) => runSuite(labFile, zone, part) }))
const journey: Part = { title: `${engine}, the portal in a browser, zone ${journeyZone}`, run: runJourney }

const parts: Part[] = [
  ...(isJourneyAlone ? [] : suites(words.has('walk') ? '/walk' : '')),
  ...(words.has('journey') || (!words.has('walk') && zones.includes(journeyZone)) ? [journey] : []),
]

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
  for (const { title, run } of parts) {
    if (stopping.signal.aborted) return 1
    console.log(`— ${title}`)
    if ((await run(labFile)) !== 0) failed += 1
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
