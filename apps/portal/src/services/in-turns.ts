/** Few at a time: whoever chose two hundred servers shall not be told to slow down. */
const atOnce = 4

/** Does the work for each, and answers in their order. */
export const inTurns = async <Task, Result>(tasks: readonly Task[], work: (task: Task) => Promise<Result>) => {
  const results: Result[] = []
  const waiting = tasks.entries()
  const takeTurns = async () => {
    for (const [index, task] of waiting) results[index] = await work(task)
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
  return results
}
