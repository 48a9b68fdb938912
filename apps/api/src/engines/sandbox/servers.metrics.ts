import type { ServerCounters } from '../../ports/compute/hosts.engine.ts'
import { isPast } from './servers.state.ts'
import type { ServerRow } from './servers.state.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** 02:30 UTC is 6:00 in Tehran: the day's load is lowest there. */
const quietest = 2.5 * hour

/** A well-mixed number in [0, 1) for a text: the same on every machine and in every year (FNV-1a, then an avalanche). */
const random = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Smooth noise: the heights at every `period`, eased between. Between 0 and 1 it is never steeper than 1.5 per period. */
const wave = (heightOf: (cell: number) => number, at: number, period: number): number => {
  const cell = Math.floor(at / period)
  const within = at / period - cell
  const eased = within * within * (3 - 2 * within)
  const before = heightOf(cell)
  return before + (heightOf(cell + 1) - before) * eased
}

/*
 * What is counted is a sum of parts whose sums over time are known without adding up, so that counters cost the same after
 * a minute and after a year, and are a function of the server and the time alone: from every process the same. All times
 * are in seconds; 1 is the load of a usual noon.
 */

/** A daily rhythm between 0.6 and 1. */
const rhythmOver = (from: number, to: number): number => {
  const turn = (at: number) => Math.sin((2 * Math.PI * (at - quietest)) / day)
  return 0.8 * (to - from) - ((0.2 * day) / (2 * Math.PI)) * (turn(to) - turn(from))
}

/** How far the load swings around its rhythm, and how fast: together less than 0.6, so that it never falls below zero. */
const swings = [
  { name: 'days', size: 0.12, period: 80 * hour },
  { name: 'slow', size: 0.18, period: 97 * minute },
  { name: 'middle', size: 0.15, period: 17 * minute },
  { name: 'fast', size: 0.1, period: 4 * minute },
]

/** Up and down in turn: mostly steep, because the slope of the wave is the swing. Where it rises there is more to do. */
const swingHeight = (seed: string) => (cell: number) =>
  cell % 2 === 0 ? 0.4 * random(`${seed}/${cell}`) : 1 - 0.4 * random(`${seed}/${cell}`)

const swingsOver = (seed: string, from: number, to: number): number =>
  swings.reduce((sum, { name, size, period }) => {
    const heightOf = swingHeight(`${seed}/${name}`)
    return sum + ((size * period) / 1.5) * (wave(heightOf, to, period) - wave(heightOf, from, period))
  }, 0)

/** Now and then a spike of some minutes: one in every cell, at a moment of its own. */
const spike = { size: 0.8, seconds: 12 * minute, cell: 11 * hour }

const spikesUntil = (seed: string, at: number, firstCell: number): number => {
  const cell = Math.floor(at / spike.cell)
  const begins = cell * spike.cell + random(`${seed}/spike/${cell}`) * (spike.cell - spike.seconds)
  const within = Math.min(1, Math.max(0, (at - begins) / spike.seconds))
  const share = within - Math.sin(2 * Math.PI * within) / (2 * Math.PI)
  return (cell - firstCell + share) * spike.size * spike.seconds
}

const spikesOver = (seed: string, from: number, to: number): number => {
  const firstCell = Math.floor(from / spike.cell)
  return spikesUntil(seed, to, firstCell) - spikesUntil(seed, from, firstCell)
}

const loadOver = (seed: string, name: string, from: number, to: number): number =>
  rhythmOver(from, to) + swingsOver(`${seed}/${name}`, from, to) + spikesOver(seed, from, to)

const memoryAt = (seed: string, at: number): number => {
  const heap = wave((cell) => random(`${seed}/heap/${cell}`), at, day / 4)
  return Math.round(1000 * (0.3 + 0.2 * random(`${seed}/memory`) + 0.35 * heap)) / 10
}

/** What a server has counted at a moment when it has been running since another. */
export const countersSince = (
  { tag, vcpus }: { tag: string; vcpus: number },
  since: Date,
  at: Date,
): ServerCounters => {
  const from = since.getTime() / 1000
  const to = at.getTime() / 1000
  // Three of these at once, a noon, a swing and a spike, are still less than all of its cores.
  const share = 0.12 + 0.18 * random(`${tag}/usual`)
  const traffic = 1_000_000 * (0.2 + 0.8 * random(`${tag}/traffic`))
  const bytes = (name: string, perSecond: number) => Math.floor(perSecond * loadOver(tag, name, from, to))
  return {
    at,
    vcpus,
    cpuSeconds: vcpus * share * loadOver(tag, 'cpu', from, to),
    memoryPercent: memoryAt(tag, to),
    diskReadBytes: bytes('read', 250_000),
    diskWriteBytes: bytes('write', 400_000),
    networkInBytes: bytes('in', 0.35 * traffic),
    networkOutBytes: bytes('out', traffic),
  }
}

/** They begin again whenever it is turned on. */
export const countersAt = (row: ServerRow, now: Date): ServerCounters | undefined => {
  const changes = row.power_changes.filter((change) => isPast(change, now))
  const isOn = changes.length % 2 === 1
  return isOn ? countersSince(row, new Date(changes.at(-1)!), now) : undefined
}
