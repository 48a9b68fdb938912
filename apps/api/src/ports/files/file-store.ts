import type { Readable } from 'node:stream'

/**
 * Where files of customers are kept: outside of everything that a web server shows, by names of ours. Who may read one is
 * decided before it is asked for.
 */
export interface FileStore {
  /** Read as it is written, never all of it at once. Twice under the same key is the same file. */
  put(key: string, file: Blob): Promise<void>
  /** undefined: it is not there. */
  open(key: string): Promise<Readable | undefined>
  /** Nothing happens where it is not there. */
  delete(key: string): Promise<void>
  close(): Promise<void>
}

const keyPattern = /^[a-z0-9]{32,64}$/

/** Keys are random and come from our rows; whatever else is not even looked for. */
export const assertFileKey = (key: string): void => {
  if (!keyPattern.test(key)) throw new Error('this is not the key of a file')
}
