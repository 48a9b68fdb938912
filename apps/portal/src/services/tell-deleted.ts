import { tellStarted, type Answer } from '../shell/operation-toasts.ts'
import { binnedText as text } from './deletion.fa.ts'
import { takeBack, type Restore } from './take-back.ts'

/** By way of the bin, from which it can be taken back, or for ever. */
export type DeleteWay = 'bin' | 'now'

/** Says that a delete has begun, and offers to take it back where it can be. */
export const tellDeleted = (answer: Answer, way: DeleteWay, name: string, restore: Restore): void => {
  if (way === 'now') return tellStarted(answer, text.deleted(name))
  const action = { label: text.takeBack, run: () => takeBack(name, answer, restore) }
  return tellStarted(answer, text.binned(name), { action })
}
