import { expect, it } from 'vitest'
import { createRefusalLog } from './refusal-log.ts'

it('writes one line for a burst, and later how many there were', () => {
  const lines: unknown[] = []
  let time = 0
  const refused = createRefusalLog({ warn: (line: unknown) => void lines.push(line) }, () => time)
  for (let n = 0; n < 200; n += 1) refused('sign_in_busy')
  refused('unavailable')
  expect(lines).toEqual([{ refusal: 'sign_in_busy' }, { refusal: 'unavailable' }])
  time = 10_000
  refused('sign_in_busy')
  expect(lines.at(-1)).toEqual({ refusal: 'sign_in_busy', alsoRefused: 199 })
})
