import { ChunkTimeout } from '../ui/load-chunk.ts'

/** A part of the program that could not be loaded: its kind and its address. */
export interface ChunkFailure {
  type: 'missing' | 'timeout' | 'style'
  request: string
}

const patterns: [RegExp, ChunkFailure['type']][] = [
  [/(?:dynamically imported module|module script)[^:]*:?\s*(\S*)/i, 'missing'],
  [/preload CSS for\s+(\S+)/i, 'style'],
]

/** What failed to load, when an error says so; undefined for any other error. */
export const readChunkFailure = (error: unknown): ChunkFailure | undefined => {
  if (!(error instanceof Error)) return undefined
  if (error instanceof ChunkTimeout) return { type: 'timeout', request: error.message }
  for (const [pattern, type] of patterns) {
    const found = pattern.exec(error.message)
    if (found) return { type, request: (found[1] ?? '').split('/').at(-1)?.replace(/\.$/, '') ?? '' }
  }
  return undefined
}
