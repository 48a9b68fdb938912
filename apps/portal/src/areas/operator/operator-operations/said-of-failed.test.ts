import type { OperatorOperation } from '@sarv/client/operator.generated'
import { describe, expect, it } from 'vitest'
import { operationsText as text } from './operator-operations.fa.ts'
import { saidOfFailed } from './said-of-failed.ts'

const failed = (needsHand: boolean) => ({ needsHand }) as OperatorOperation

describe('what is said of failed operations', () => {
  it.each([
    ['nothing is known yet', undefined, undefined],
    ['nothing failed', [], undefined],
    ['everything was taken back', [failed(false)], text.free],
    ['one of them left something', [failed(false), failed(true)], text.left],
  ])('where %s', (_case, operations, said) => expect(saidOfFailed(operations)).toBe(said))
})
