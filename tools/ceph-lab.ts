import { readFileSync, writeFileSync } from 'node:fs'
import type { CephLab } from '../apps/api/src/engines/ceph/testing/lab.ts'
import { labScripts } from './lab.ts'

const scripts = labScripts('ceph')
export const { find: findCephLab, stop: stopCephLab } = scripts
export const startCephLab = (signal?: AbortSignal): Promise<string> => scripts.start([], signal)

export const readCephLab = (path: string): CephLab => JSON.parse(readFileSync(path, 'utf8')) as CephLab

/**
 * Writes Sarv's settings for the lab: a file and not the terminal, since there is a secret in it. (JSON is YAML, too.)
 * `endpoint`: where Sarv reaches it, if that is elsewhere than for customers.
 */
export const writeCephSettings = (
  path: string,
  lab: CephLab,
  { userPrefix, endpoint = lab.endpoint }: { userPrefix?: string; endpoint?: string } = {},
): void => {
  const storage = { 1: { engine: 'ceph', ...lab, endpoint, publicEndpoint: lab.endpoint, userPrefix } }
  writeFileSync(path, `${JSON.stringify({ storage }, null, 2)}\n`, { mode: 0o600 })
}
