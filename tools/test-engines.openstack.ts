import { findLab, readLab, startLab, stopLab } from './openstack-lab.ts'
import { ensureChromium, ensurePortalBuilt } from './prepare.mjs'
import { runEngineTests, type Part, type Plan } from './test-engines.plan.ts'

const allZones = ['fake', 'tcg']
/** Files of tests that can be had alone. */
const files = ['walk', 'clouds', 'ways']
/** Only here do guests run that have a screen and answer. */
const journeyZone = 'tcg'

const journey: Part = {
  title: `openstack, the portal in a browser, zone ${journeyZone}`,
  run: async (labFile, execute) => {
    await ensurePortalBuilt()
    const args = ['test', '--config', 'e2e/cloud/playwright.config.ts']
    return execute('playwright', args, { SARV_LAB: labFile, SARV_CHROMIUM: await ensureChromium() })
  },
}

/**
 * The suite that every engine passes, in both zones, and then a customer's journey through the portal; or, in minutes
 * instead of hours, only what is named: `walk` does everything of the engine once, `clouds` is what the product makes of
 * private clouds, `ways` are those between two of them, `journey` is the journey alone.
 */
export const planOpenStack = (given: readonly string[]): Plan | undefined => {
  const words = new Set(given)
  const isKnown = given.every((word) => [...allZones, ...files, 'journey'].includes(word))
  const chosen = files.filter((file) => words.has(file))
  const isJourneyAlone = words.has('journey') && chosen.length === 0
  const named = allZones.filter((zone) => words.has(zone))
  const zones = named.length > 0 ? named : isJourneyAlone ? [journeyZone] : allZones
  if (!isKnown || (words.has('journey') && !zones.includes(journeyZone))) return undefined

  const paths = chosen.length > 0 ? chosen.map((file) => `openstack/${file}.`) : ['openstack/']
  const suites = zones.map((zone): Part => ({
    title: `openstack, zone ${zone}`,
    run: (labFile, execute) => runEngineTests(execute, labFile, paths, { SARV_LAB_ZONE: zone }),
  }))
  const hasJourney = words.has('journey') || (chosen.length === 0 && zones.includes(journeyZone))
  return {
    find: findLab,
    bringUp: async (running, signal) => {
      const has = running ? readLab(running).zones : []
      if (running && zones.every((zone) => has.includes(zone))) return running
      const wanted = allZones.filter((zone) => zones.includes(zone) || has.includes(zone))
      return startLab(wanted, signal)
    },
    stop: stopLab,
    parts: [...(isJourneyAlone ? [] : suites), ...(hasJourney ? [journey] : [])],
  }
}
