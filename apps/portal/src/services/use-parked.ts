import type { Quote } from '@sarv/contract/pricing/quote.schemas'
import { useEffect, useEffectEvent, useState } from 'react'
import { inTurns } from './in-turns.ts'

/** What becomes of services that are sent to the bin, in the words of the one who would put them there. */
export interface Parked {
  /** What they cost there, in a month. */
  rials: number
  /** Nothing of these is left that could be kept: they are deleted at once. */
  atOnce: ReadonlySet<number>
  effects: readonly string[]
}

/** Of all quotes together; of quotes that are not all there nothing can be said. */
export const parkedOf = (ids: readonly number[], quotes: readonly (Quote | undefined)[]): Parked | undefined => {
  const given = quotes.filter((quote) => quote !== undefined)
  if (given.length < ids.length) return undefined
  return {
    rials: given.reduce((sum, { subtotal }) => sum + subtotal, 0),
    atOnce: new Set(ids.filter((_, index) => given[index]?.lines.length === 0)),
    effects: given.flatMap(({ effects }) => effects),
  }
}

/** Rehearses the delete of one: `(id, signal) => rehearse(vmHostDelete, { projectId, id }, signal)`. */
export type RehearseDelete = (id: number, signal: AbortSignal) => Promise<{ quote?: Quote | undefined }>

/** Rehearses the delete of each; nothing is known while it is asked, and when one of them cannot be deleted now. */
export const useParked = (things: readonly { id: number }[], rehearse: RehearseDelete): Parked | undefined => {
  const asked = JSON.stringify(things.map(({ id }) => id))
  const [answered, setAnswered] = useState<{ to: string; parked: Parked | undefined }>()
  const rehearseOne = useEffectEvent(rehearse)

  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      const ids = JSON.parse(asked) as number[]
      const quotes = await inTurns(ids, async (id) => (await rehearseOne(id, left.signal)).quote)
      if (!left.signal.aborted) setAnswered({ to: asked, parked: parkedOf(ids, quotes) })
    }
    void ask()
    return () => left.abort()
  }, [asked])

  return answered?.to === asked ? answered.parked : undefined
}
