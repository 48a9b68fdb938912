import { nameKey } from './normalize.ts'

/** The name itself or, where it is taken, the first numbered one that is free. */
export const freeName = (
  name: string,
  taken: Iterable<string>,
  numbered: (name: string, number: number) => string,
): string => {
  const known = new Set(Array.from(taken, nameKey))
  let candidate = name
  for (let number = 2; known.has(nameKey(candidate)); number += 1) candidate = numbered(name, number)
  return candidate
}
