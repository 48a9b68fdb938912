import type { ChildProcess } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'

/** Gives a command the processors that its starter and what else that runs leave free. */
export const yieldTo = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
  setPriority(pid, Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW))
}
