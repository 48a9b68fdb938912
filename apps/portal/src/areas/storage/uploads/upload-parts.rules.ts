/** How a file is cut: the server's answer to its beginning. */
export interface PartPlan {
  bytes: number
  partBytes: number
  partCount: number
}

export interface ArrivedPart {
  number: number
  bytes: number
}

/** Where a part lies in its file. Parts are counted from one. */
export const rangeOfPart = (number: number, { bytes, partBytes }: PartPlan): { start: number; end: number } => {
  const start = (number - 1) * partBytes
  return { start, end: Math.min(start + partBytes, bytes) }
}

const bytesOfPart = (number: number, plan: PartPlan): number => {
  const { start, end } = rangeOfPart(number, plan)
  return end - start
}

/** A part that arrived with another length was cut differently once, and is sent again. */
const isWhole = (plan: PartPlan, { number, bytes }: ArrivedPart): boolean =>
  number >= 1 && number <= plan.partCount && bytes === bytesOfPart(number, plan)

/** The numbers that must still be sent, in order. */
export const missingParts = (plan: PartPlan, arrived: readonly ArrivedPart[]): number[] => {
  const there = new Set(arrived.filter((part) => isWhole(plan, part)).map(({ number }) => number))
  return Array.from({ length: plan.partCount }, (_, index) => index + 1).filter((number) => !there.has(number))
}

/** Of these parts together. */
export const bytesOfParts = (numbers: readonly number[], plan: PartPlan): number =>
  numbers.reduce((sum, number) => sum + bytesOfPart(number, plan), 0)

const firstPauseMs = 1000
const longestPauseMs = 30_000

/** How long to wait after so many failures in a row; doubled each time, up to half a minute. */
export const pauseAfterMs = (failures: number): number =>
  Math.min(firstPauseMs * 2 ** Math.max(0, failures - 1), longestPauseMs)

/** A browser does not say why no answer came: after so many in a row it is asked whether only the store gives none. */
export const unansweredBeforeDoubt = 4

/** So many failures without a part in between: then a person is asked. About three minutes. */
export const mostFailures = 10
