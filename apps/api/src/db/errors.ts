/** Another live process has the data folder open. */
export class DataFolderLocked extends Error {
  override readonly name = 'DataFolderLocked'
  readonly folder: string
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}`)
    this.folder = folder
    this.pid = pid
  }
}

/** `reason` is for the operator, in plain words; neither it nor the message ever holds the password. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
  readonly reason: string

  constructor(address: string, reason: string, options: { cause?: unknown } = {}) {
    super(`the database ${address} can't be used: ${reason}`, options)
    this.reason = reason
  }
}

/** A migration of another process has changed what a statement answers that this connection keeps ready. */
export const isStalePlan = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return code === '0A000' && typeof message === 'string' && message.includes('cached plan')
}
