import { expect, it } from 'vitest'
import { readVersionMark, writeVersionMark } from './version-mark.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64url')

it('the mark of a page of versions is read as it was written', () =>
  expect(readVersionMark(writeVersionMark(['a/ب😀', 'v1']))).toEqual(['a/ب😀', 'v1']))

it.each(['', 'x', ...['null', '5', '{}', '[]', '["a"]', '["a",1]', '["a","b","c"]'].map(base64)])(
  'the mark of a page of versions is refused, when it is %j',
  (text) => expect(readVersionMark(text)).toBeUndefined(),
)
