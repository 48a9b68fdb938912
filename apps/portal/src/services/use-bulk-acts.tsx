import { useState } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { BulkBatch, BulkThing, BulkWish } from './bulk-outcome.ts'

const BulkSummary = lazyPart(async () => (await import('./BulkSummary.tsx')).BulkSummary)

/** Acts on several services, one operation for each, and the summary that tells how far they are. */
export const useBulkActs = () => {
  const [batch, setBatch] = useState<BulkBatch>()
  /** Whether any of them was accepted. */
  const runAll = async (loadWish: () => Promise<BulkWish>, things: readonly BulkThing[]): Promise<boolean> => {
    const [{ startBatch }, wish] = await Promise.all([import('./bulk.ts'), loadWish()])
    const started = await startBatch(wish, things)
    setBatch(started)
    return started.items.some(({ refusal }) => refusal === undefined)
  }
  const summary = batch && <BulkSummary batch={batch} onChange={setBatch} onClose={() => setBatch(undefined)} />
  return { runAll, summary }
}
