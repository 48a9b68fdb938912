import type { FileStore } from '../ports/files/file-store.ts'

const refuse = (): Promise<never> => Promise.reject(new Error('no file is kept here'))

/** For tests of what has to do with no file. */
export const noFiles: FileStore = { put: refuse, open: refuse, delete: refuse, close: async () => undefined }
