/** Of the questions to a store about single files: enough to hide its delay, few enough to leave it to others too. */
const atOnce = 8

/**
 * Does the work for each and answers in their order. Where one fails no other is begun, and it ends only when each that was
 * begun has ended: nobody goes on while something is still being copied.
 */
export const fewAtOnce = async <Task, Result>(
  tasks: readonly Task[],
  work: (task: Task) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  const waiting = tasks.entries()
  let hasFailed = false
  const takeTurns = async () => {
    for (const [index, task] of waiting) {
      if (hasFailed) return
      try {
        results[index] = await work(task)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, takeTurns))
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return results
}
