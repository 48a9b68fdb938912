import { afterAll } from 'vitest'
import { takeLeftOpen } from './database.ts'

// Registered before those of the file, and so the last to run.
afterAll(() => {
  const left = takeLeftOpen()
  if (left.length > 0) throw new Error(`left open by the tests of this file:\n${left.join('\n')}`)
})
