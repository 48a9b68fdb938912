/** Lets one at a time do what a cloud cannot do atomically, such as "look for it, and make it where it is not". */
export type WithLock = <Result>(key: string, signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>
