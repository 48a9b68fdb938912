import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { allCalls } from './calls.ts'
import type { Call } from './call.ts'

/** What requests narrow a read to, by the names of their dates. */
const dates = Object.entries(allCalls as Record<string, Call>).flatMap(([id, { query }]) =>
  query instanceof z.ZodObject
    ? Object.entries(query.shape as Record<string, z.ZodType>)
        .filter(([name]) => /date$/i.test(name))
        .map(([name, schema]) => [`${id} ${name}`, schema] as const)
    : [],
)

describe('a date that narrows a read', () => {
  it('is found', () => expect(dates.length).toBeGreaterThan(10))

  it.each(dates)('is no further than 1300 and the next year in %s', (_, schema) => {
    for (const wrong of ['1921-03-20', '1900-06-01', '2150-01-01', '9999-12-31']) {
      expect(schema.safeParse(wrong).success).toBe(false)
    }
    expect(schema.safeParse('2026-01-01').success).toBe(true)
  })
})
