import type { MetricsRange, ServerMetricName, ServerMetricsSample } from '../../areas/vm/hosts/hosts.engine.ts'
import { isPoweredAt } from './servers.state.ts'
import type { ServerRow } from './servers.state.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** 02:30 UTC is 6:00 in Tehran: the day's load is lowest there. */
const quietestMs = 150 * minuteMs

/** A well-mixed number in [0, 1) for a text: the same on every machine and in every year (FNV-1a, then an avalanche). */
const random = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Smooth noise in [0, 1): random heights every `periodMs`, eased between. */
const wave = (seed: string, atMs: number, periodMs: number): number => {
  const cell = Math.floor(atMs / periodMs)
  const within = atMs / periodMs - cell
  const eased = within * within * (3 - 2 * within)
  const before = random(`${seed}/${cell}`)
  return before + (random(`${seed}/${cell + 1}`) - before) * eased
}

/** How busy the server is, in [0, 1]: a daily rhythm, slow and fast noise, and now and then a spike of some minutes. */
const loadAt = (seed: string, atMs: number): number => {
  const day = (1 - Math.cos((2 * Math.PI * (atMs - quietestMs)) / dayMs)) / 2
  const noise = 0.6 * wave(`${seed}/slow`, atMs, 90 * minuteMs) + 0.4 * wave(`${seed}/fast`, atMs, 7 * minuteMs)
  const spikeCell = Math.floor(atMs / (20 * minuteMs))
  const spikeWithin = atMs / (20 * minuteMs) - spikeCell
  const spike = random(`${seed}/spike/${spikeCell}`) < 0.03 ? Math.sin(Math.PI * spikeWithin) : 0
  const usual = 0.1 + 0.25 * random(`${seed}/usual`)
  return Math.min(1, usual * (0.35 + 0.65 * day) + 0.2 * noise * (0.4 + day) + 0.55 * spike)
}

const sampleAt = (seed: string, atMs: number): Record<ServerMetricName, number> => {
  const load = loadAt(seed, atMs)
  const own = (name: ServerMetricName) => wave(`${seed}/${name}`, atMs, 11 * minuteMs)
  const traffic = 4_000_000 * random(`${seed}/traffic`) * load
  return {
    cpuPercent: round(100 * Math.min(1, load * (0.85 + 0.3 * own('cpuPercent')))),
    memoryPercent: round(100 * (0.3 + 0.2 * random(`${seed}/memory`) + 0.35 * wave(`${seed}/heap`, atMs, dayMs / 4))),
    diskReadBytesPerSecond: Math.round(1_500_000 * load * own('diskReadBytesPerSecond')),
    diskWriteBytesPerSecond: Math.round(2_500_000 * load * own('diskWriteBytesPerSecond')),
    networkInBytesPerSecond: Math.round(traffic * (0.2 + 0.3 * own('networkInBytesPerSecond'))),
    networkOutBytesPerSecond: Math.round(traffic * (0.7 + 0.6 * own('networkOutBytesPerSecond'))),
  }
}

const off: Record<ServerMetricName, number> = {
  cpuPercent: 0,
  memoryPercent: 0,
  diskReadBytesPerSecond: 0,
  diskWriteBytesPerSecond: 0,
  networkInBytesPerSecond: 0,
  networkOutBytesPerSecond: 0,
}

const round = (value: number): number => Math.round(value * 10) / 10

/** A function of the server and the time alone: asking twice, or from another process, gives the same picture. */
export const metricsOf = (row: ServerRow, range: MetricsRange, now: Date): ServerMetricsSample[] => {
  const stepMs = range.stepSeconds * 1000
  const firstMs = Math.ceil(Math.max(range.from.getTime(), Date.parse(row.built_at)) / stepMs) * stepMs
  const endMs = Math.min(range.to.getTime(), now.getTime())
  const samples: ServerMetricsSample[] = []
  for (let atMs = firstMs; atMs < endMs; atMs += stepMs) {
    const at = new Date(atMs)
    samples.push({ at, ...(isPoweredAt(row, at) ? sampleAt(row.ref, atMs) : off) })
  }
  return samples
}
