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

/** Remembers the operation that a write of this tab has started, so that its end is told here, and once. */
export const noteStarted = (answer: unknown) => {
  const id = operationIdOf(answer)
  if (id !== undefined) write([...read(), id])
}

/** Whether this tab started the operation and has not told its end yet; after this it has. */
export const takeStarted = (id: number): boolean => {
  const ids = read()
  if (!ids.includes(id)) return false
  write(ids.filter((each) => each !== id))
  return true
}
