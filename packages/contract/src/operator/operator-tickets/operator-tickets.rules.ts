/** A promise that runs out within this is urgent. */
export const promiseSoonMinutes = 30

export type PromiseState = 'late' | 'soon' | 'calm'

/** How a promise stands with so much time left; the queue is counted and coloured by it. */
export const promiseStateOf = (leftMs: number): PromiseState => {
  if (leftMs <= 0) return 'late'
  return leftMs <= promiseSoonMinutes * 60_000 ? 'soon' : 'calm'
}
