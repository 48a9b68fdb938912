import { describe, expect, it } from 'vitest'
import { eraseAt, repeatAt, typeAt } from './code-digits.ts'

describe('typing a code', () => {
  it.each([
    { what: 'the first digit moves on', code: '', box: 0, typed: '4', next: '4', focusOn: 1 },
    { what: 'a Persian digit counts', code: '4', box: 1, typed: '۸', next: '48', focusOn: 2 },
    { what: 'an Arabic digit counts', code: '4', box: 1, typed: '٨', next: '48', focusOn: 2 },
    { what: 'a letter is no digit', code: '4', box: 1, typed: 'x', next: '4', focusOn: 1 },
    { what: 'a digit in the middle replaces its own', code: '481027', box: 2, typed: '9', next: '489027', focusOn: 3 },
    { what: 'a far empty box fills the first empty one', code: '4', box: 5, typed: '8', next: '48', focusOn: 2 },
    { what: 'the last digit stays where it is', code: '48102', box: 5, typed: '7', next: '481027', focusOn: 5 },
    { what: 'a pasted code fills all', code: '', box: 0, typed: '۴۸۱-۰۲۷', next: '481027', focusOn: 5 },
    { what: 'a pasted code replaces all, wherever', code: '11', box: 1, typed: ' 481027 ', next: '481027', focusOn: 5 },
    { what: 'what is too long is cut', code: '', box: 0, typed: '4810279', next: '481027', focusOn: 5 },
    { what: 'part of a code runs on from its box', code: '12', box: 2, typed: '34', next: '1234', focusOn: 4 },
  ])('$what', ({ code, box, typed, next, focusOn }) => {
    expect(typeAt(code, box, typed)).toEqual({ code: next, focusOn })
  })
})

describe('typing the digit that a box has already', () => {
  it.each([
    { what: 'moves on', code: '481', box: 1, typed: '8', edit: { code: '481', focusOn: 2 } },
    { what: 'of a Persian keyboard moves on', code: '481', box: 1, typed: '۸', edit: { code: '481', focusOn: 2 } },
    { what: 'stays in the last box', code: '481027', box: 5, typed: '7', edit: { code: '481027', focusOn: 5 } },
    { what: 'is nothing in an empty box', code: '48', box: 2, typed: 'x', edit: undefined },
    { what: 'is nothing for another digit', code: '481', box: 1, typed: '9', edit: undefined },
  ])('$what', ({ code, box, typed, edit }) => {
    expect(repeatAt(code, box, typed)).toEqual(edit)
  })
})

describe('erasing in a code', () => {
  it.each([
    { what: 'a full box loses its own digit', code: '4810', box: 3, next: '481', focusOn: 3 },
    { what: 'an empty box goes back and clears', code: '481', box: 3, next: '48', focusOn: 2 },
    { what: 'the middle closes up', code: '4810', box: 1, next: '410', focusOn: 1 },
    { what: 'nothing is left to clear', code: '', box: 0, next: '', focusOn: 0 },
  ])('$what', ({ code, box, next, focusOn }) => {
    expect(eraseAt(code, box)).toEqual({ code: next, focusOn })
  })
})
