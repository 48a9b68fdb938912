import { readFileSync, writeFileSync } from 'node:fs'
import type { CephLab } from '../apps/api/src/engines/ceph/testing/lab.ts'
import { labScripts } from './lab.ts'

const scripts = labScripts('ceph')
export const { find: findCephLab, stop: stopCephLab } = scripts
export const startCephLab = (signal?: AbortSignal): Promise<string> => scripts.start([], signal)

export const readCephLab = (path: string): CephLab => JSON.parse(readFileSync(path, 'utf8')) as CephLab

/** Writes Sarv's settings for the lab: a file and not the terminal, since there is a secret in it. (JSON is YAML, too.) */
export const writeCephSettings = (path: string, lab: CephLab, userPrefix?: string): void => {
  const storage = { 1: { engine: 'ceph', ...lab, userPrefix } }
  writeFileSync(path, `${JSON.stringify({ storage }, null, 2)}\n`, { mode: 0o600 })
}
