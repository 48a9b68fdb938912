import { createValueStore } from '../../../shell/value-store.ts'

/** Whether anything stands in the queue of uploads. Apart from the queue: the frame asks, and must not load it. */
export const hasUploads = createValueStore(false)
