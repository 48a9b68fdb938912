import { operationApi } from '@sarv/client/portal.generated'
import { tellStarted, type Answer } from '../shell/operation-toasts.ts'
import { noteEnded } from '../shell/started-operations.ts'
import { store } from '../shell/store.ts'
import { toast } from '../ui/toast.ts'
import { binnedText as text } from './deletion.fa.ts'
import { isActive } from './service-work.ts'

const askEveryMs = 1000
const mostQuestions = 60

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether the operation has ended; whoever cannot read it any more finds out by the next call. */
const isOver = async (operationId: number): Promise<boolean> => {
  const { data, isError } = await store.dispatch(
    operationApi.endpoints.operationGet.initiate({ id: operationId }, { forceRefetch: true, subscribe: false }),
  )
  return isError || (data !== undefined && !isActive(data))
}

const untilOver = async (operationId: number): Promise<boolean> => {
  for (let asked = 0; asked < mostQuestions; asked += 1) {
    if (await isOver(operationId)) return true
    await pause(askEveryMs)
  }
  return false
}

/** Takes it out of the bin again; without hooks, because the page that asked may be gone by then. */
export type Restore = () => Promise<{ data?: Answer; error?: unknown }>

/**
 * Takes back a delete that was just asked for. One message speaks of it from here to its end: that the delete has ended is
 * no news to who takes it back.
 */
export const takeBack = async (name: string, { operationId }: Answer, restore: Restore): Promise<void> => {
  const key = `take-back-${operationId ?? name}`
  toast.info(text.takingBack(name), { key, isMoving: true })
  // The delete may still be under way: a service has one operation at a time.
  if (typeof operationId === 'number') {
    noteEnded(operationId, () => undefined)
    if (!(await untilOver(operationId))) return toast.warning(text.takeBackLater(name), { key })
  }
  const { data, error } = await restore()
  // What went wrong has been said.
  if (error) toast.dismiss(key)
  else tellStarted(data, text.takingBack(name), { key })
}
