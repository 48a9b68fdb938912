import { describe, expect, it } from 'vitest'
import { brokenTextIn, isWholeText } from './text-rules.ts'

describe('text on the wire', () => {
  it.each(['', 'سلام', 'ab😀', '\u200c', 'x\ty'])('takes %j', (text) => expect(isWholeText(text)).toBe(true))
  it.each(['ab\ud83d', '\ude00ab', 'a\0b', '\ude00\ud83d'])('refuses %j', (text) =>
    expect(isWholeText(text)).toBe(false),
  )

  it.each([
    [{ name: 'a', lines: [{ title: 'b' }, { title: '\ud800' }] }, 'lines.1.title'],
    [['a', '\0'], '1'],
    ['\ud800', ''],
    [{ labels: { '\ud800': 1 } }, 'labels'],
    [{ file: new File(['x'], 'a\ud800.txt') }, undefined],
    [{ name: '😀', count: 1, none: null, file: new File(['\0'], 'a.txt') }, undefined],
  ])('is found broken in %j at %j', (sent, path) => expect(brokenTextIn(sent)).toBe(path))
})
