/**
 * Keeps what was found for a short while, by key, and lets those who ask at the same time share one question. What could not
 * be had is not remembered.
 */
export const rememberBriefly = <Found>(keepMs: number, now: () => number = Date.now) => {
  const kept = new Map<string, { until: number; found: Promise<Found> }>()
  return (key: string, find: () => Promise<Found>): Promise<Found> => {
    const known = kept.get(key)
    if (known && known.until > now()) return known.found
    if (kept.size > 10_000) kept.clear()
    const found = find()
    kept.set(key, { until: now() + keepMs, found })
    found.catch(() => kept.delete(key))
    return found
  }
}
