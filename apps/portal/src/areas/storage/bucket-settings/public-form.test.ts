import { describe, expect, it } from 'vitest'
import { emptyPublic, folderOf, openedWith, publicProblems } from './public-form.ts'

describe('a folder that is opened to everybody', () => {
  it.each([
    ['products', 'products/'],
    [' products/1405/ ', 'products/1405/'],
    ['', ''],
  ])('%j is the folder %j', (typed, folder) => expect(folderOf(typed)).toBe(folder))

  it.each([
    ['', true, ['prefix']],
    ['/products', true, ['prefix']],
    ['a//b', true, ['prefix']],
    ['../secrets', true, ['prefix']],
    ['products', false, ['isKnown']],
    ['products', true, []],
  ])('%j, known: %j', (prefix, isKnown, fields) => {
    const problems = Object.entries(publicProblems({ ...emptyPublic, prefix, isKnown }))
    expect(problems.flatMap(([field, message]) => (message ? [field] : []))).toEqual(fields)
  })

  it('takes the place of the whole bucket, and stands once', () => {
    expect(openedWith([''], 'a/')).toEqual(['a/'])
    expect(openedWith(['a/', 'b/'], 'a/')).toEqual(['b/', 'a/'])
  })
})
