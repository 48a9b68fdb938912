/**
 * The most that a call is given for its answer. A process that dies keeps its locks for longer than this: what it asked
 * for last has come about by then, and whoever comes next finds it.
 */
export const longestAnswerMs = 60_000

/** Lets one at a time do what a cloud cannot do atomically, such as "look for it, and make it where it is not". */
export type WithLock = <Result>(key: string, signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>
