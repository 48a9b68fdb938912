import { createHash } from 'node:crypto'

/** A locally administered address: the same for the same name, another with each attempt. */
export const macOf = (name: string, attempt: number): string => {
  const bytes = createHash('sha256').update(`${name}/${attempt}`).digest('hex')
  return `fa:16:3e:${bytes.slice(0, 2)}:${bytes.slice(2, 4)}:${bytes.slice(4, 6)}`
}
