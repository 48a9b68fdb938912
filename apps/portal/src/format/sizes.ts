import { text } from './format.fa.ts'
import { formatNumber, withUnit } from './number.ts'

const step = 1024

/** What one decimal would round to nothing, or nearly so. */
const tooFewGigabytes = 0.1

/** A size in words: gigabytes, and from 1024 on terabytes, with one decimal at most; a small share of one in its own unit. */
export const formatGigabytes = (gigabytes: number): string => {
  if (gigabytes > 0 && gigabytes < tooFewGigabytes) return formatBytes(Math.round(gigabytes * step ** 3))
  return Math.abs(gigabytes) < step
    ? withUnit(formatNumber(gigabytes, 1), text.gigabyte)
    : withUnit(formatNumber(gigabytes / step, 1), text.terabyte)
}

/** The size of a file in the largest unit it fills. */
export const formatBytes = (bytes: number): string => {
  let rest = bytes
  let power = 0
  while (rest >= step && power < text.byteUnits.length - 1) {
    rest /= step
    power += 1
  }
  return withUnit(formatNumber(rest, power === 0 ? 0 : 1), text.byteUnits[power] ?? '')
}

/** A machine in technical letters: `4 vCPU · 8 GB · 100 GB`; shown in an LTR island. */
export const formatMachine = (machine: { cpu: number; memoryGb: number; diskGb: number }): string =>
  `${machine.cpu} vCPU · ${machine.memoryGb} GB · ${machine.diskGb} GB`
