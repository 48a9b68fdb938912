import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { Lab } from '../apps/api/src/engines/openstack/testing/lab.ts'

/** This machine can't run the lab; the message says why. */
export class LabUnavailable extends Error {}

const exitUnavailable = 69

interface Ended {
  code: number
  /** Without the line's end. */
  output: string
  lastLine: string
}

/** Runs a script of the lab to its end. What it tells on the way goes to our stderr. */
const runScript = (script: 'up' | 'down' | 'status', args: string[], signal?: AbortSignal): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const path = fileURLToPath(new URL(`../engines/openstack-lab/${script}`, import.meta.url))
    // A group of its own for `down`: a second Ctrl-C must not leave half of the lab running.
    const child = spawn('bash', [path, ...args], { stdio: ['ignore', 'pipe', 'pipe'], detached: script === 'down' })
    const end = () => void child.kill('SIGTERM')
    signal?.addEventListener('abort', end)
    let output = ''
    let told = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => {
      told = (told + chunk.toString()).slice(-2000)
      if (script !== 'status') process.stderr.write(chunk)
    })
    child.on('error', reject)
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end)
      resolve({ code: code ?? 1, output: output.trim(), lastLine: told.trim().split('\n').at(-1) ?? '' })
    })
  })

/** The path of `lab.json` while the lab is up, all of it. */
export const findLab = async (): Promise<string | undefined> => {
  const { code, output } = await runScript('status', [])
  return code === 0 ? output : undefined
}

/** Answers the path of `lab.json`. Throws `LabUnavailable` where the lab can't be had. */
export const startLab = async (zones: string[], signal?: AbortSignal): Promise<string> => {
  if (process.platform !== 'linux') throw new LabUnavailable('it needs Debian 12')
  const { code, output, lastLine } = await runScript('up', ['--zones', zones.join(',')], signal)
  if (code === exitUnavailable) throw new LabUnavailable(lastLine.replace(/^sarv-lab: /, ''))
  if (code !== 0) throw new Error(`the lab did not come up: ${lastLine}`)
  return output
}

export const stopLab = async (): Promise<void> => {
  const { code, lastLine } = await runScript('down', [])
  if (code !== 0) throw new Error(`the lab did not end: ${lastLine}`)
}

export const readLab = (path: string): Lab => JSON.parse(readFileSync(path, 'utf8')) as Lab

const readCatalogueImages = (): string[] => {
  const file = new URL('../apps/api/catalog/images.yaml', import.meta.url)
  const images = parse(readFileSync(file, 'utf8')) as { engineRef: string }[]
  return images.map(({ engineRef }) => engineRef)
}

/** Writes Sarv's settings for the lab: a file and not the terminal, since there is a password in it. (JSON is YAML, too.) */
export const writeSettings = (
  path: string,
  lab: Lab,
  { zone, projectPrefix }: { zone: string; projectPrefix?: string },
): void => {
  const { authUrl, region, username, password, userDomain, projectDomain, publicNetwork, externalNetwork, volumeType } =
    lab
  const openstack = {
    engine: 'openstack',
    authUrl,
    region,
    username,
    password,
    userDomain,
    project: lab.homeProject,
    projectDomain,
    projectPrefix,
    availabilityZone: zone,
    publicNetwork,
    externalNetwork,
    volumeType,
    balancers: lab.balancers,
    // The lab has one guest; whatever is ordered, it is built from it.
    images: Object.fromEntries(readCatalogueImages().map((ref, index) => [ref, lab.images[index % lab.images.length]])),
  }
  writeFileSync(path, `${JSON.stringify({ datacenters: { 1: openstack } }, null, 2)}\n`, { mode: 0o600 })
}
