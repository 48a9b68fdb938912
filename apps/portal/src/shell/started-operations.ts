const storageKey = 'sarv.started-operations'
const mostKept = 50

const read = (): number[] => {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

const write = (ids: number[]) => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(ids.slice(-mostKept)))
  } catch {
    // Forbidden storage: the operation ends without a toast, its row still tells.
  }
}

const operationIdOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'operationId' in answer && typeof answer.operationId === 'number'
    ? answer.operationId
    : undefined

/** Ends that nobody here had started yet: an operation can be over before the answer that names it arrives. */
const earlyEnds = new Map<number, { at: number; tell: () => void }>()

const keepEarlyEnd = (id: number, tell: () => void) => {
  earlyEnds.delete(id)
  earlyEnds.set(id, { at: performance.now(), tell })
  const [oldest] = earlyEnds.keys()
  if (earlyEnds.size > mostKept && oldest !== undefined) earlyEnds.delete(oldest)
}

/** Ends that were told: what is still said about their beginning comes too late. */
const toldEnds = new Set<number>()

const tellOnce = (id: number, tell: () => void) => {
  toldEnds.add(id)
  tell()
}

export const isEndTold = (id: number): boolean => toldEnds.has(id)

/**
 * Remembers the operation that a write of this tab has started, so that its end is told here, and once. An end that came
 * before the write was sent is of an earlier attempt.
 */
export const noteStarted = (answer: unknown, sentAt: number) => {
  const id = operationIdOf(answer)
  if (id === undefined) return
  const end = earlyEnds.get(id)
  earlyEnds.delete(id)
  if (end && end.at >= sentAt) tellOnce(id, end.tell)
  else write([...read(), id])
}

/** Tells the end of an operation if this tab started it and has not told it yet, now or when its answer comes. */
export const noteEnded = (id: number, tell: () => void) => {
  const ids = read()
  if (!ids.includes(id)) return keepEarlyEnd(id, tell)
  write(ids.filter((each) => each !== id))
  tellOnce(id, tell)
}
