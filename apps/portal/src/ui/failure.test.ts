import { describe, expect, it } from 'vitest'
import { failureOf } from './failure.ts'

describe('what a failed call says', () => {
  it.each([
    [
      'a problem document',
      { status: 500, data: { errorMessage: 'no', traceId: 't-1' } },
      { message: 'no', traceId: 't-1' },
    ],
    ['a plain sentence', { status: 400, data: 'no' }, { message: 'no', traceId: undefined }],
    [
      'a body without a sentence',
      { status: 502, data: { title: 'Bad Gateway' } },
      { message: undefined, traceId: undefined },
    ],
    ['a trace id beside the body', { status: 500, data: '', traceId: 't-2' }, { message: undefined, traceId: 't-2' }],
    ['nothing', undefined, { message: undefined, traceId: undefined }],
  ])('reads %s', (_what, error, failure) => expect(failureOf(error)).toEqual(failure))
})
