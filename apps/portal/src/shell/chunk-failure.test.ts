import { afterEach, expect, it, vi } from 'vitest'
import { readChunkFailure } from './chunk-failure.ts'
import { loadChunk } from '../ui/load-chunk.ts'

afterEach(() => void vi.useRealTimers())

it.each([
  [
    'Failed to fetch dynamically imported module: http://x/assets/VmListPage-a1.js',
    { type: 'missing', request: 'VmListPage-a1.js' },
  ],
  [
    'error loading dynamically imported module: http://x/assets/VmListPage-a1.js',
    { type: 'missing', request: 'VmListPage-a1.js' },
  ],
  ['Importing a module script failed.', { type: 'missing', request: '' }],
  ['Unable to preload CSS for /assets/Layout-b2.css', { type: 'style', request: 'Layout-b2.css' }],
])('knows "%s"', (message, failure) => {
  expect(readChunkFailure(new TypeError(message))).toEqual(failure)
})

it('takes no other error for a failed chunk', () => {
  expect(readChunkFailure(new TypeError('x is not a function'))).toBeUndefined()
  expect(readChunkFailure('text')).toBeUndefined()
})

it('gives up on a chunk after two minutes', async () => {
  vi.useFakeTimers()
  const loading = loadChunk('Palette', () => new Promise<never>(() => {})).catch(readChunkFailure)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await loading).toEqual({ type: 'timeout', request: 'Palette' })
})
