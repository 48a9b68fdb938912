import { describe, expect, it } from 'vitest'
import { publicResolver, type PublicForm } from './public-form.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const resolve = async (open: readonly string[], form: PublicForm) => publicResolver(open)(form, undefined, options)
const known = (prefix: string) => ({ prefix, isKnown: true })

describe('a folder that is opened to everybody', () => {
  it.each([
    ['products', 'products/'],
    [' products/1405/ ', 'products/1405/'],
  ])('%j is the folder %j', async (typed, folder) => {
    expect((await resolve([], known(typed))).values).toEqual({ prefixes: [folder] })
  })

  it.each([
    ['', true, ['prefix']],
    [' ', true, ['prefix']],
    ['/products', true, ['prefix']],
    ['a//b', true, ['prefix']],
    ['../secrets', true, ['prefix']],
    ['*', true, ['prefix']],
    ['photos?', true, ['prefix']],
    ['a$b', true, ['prefix']],
    ['a"b', true, ['prefix']],
    ['products', false, ['isKnown']],
    ['', false, ['prefix', 'isKnown']],
    ['products', true, []],
  ])('%j, known: %j', async (prefix, isKnown, fields) => {
    expect(Object.keys((await resolve([], { prefix, isKnown })).errors)).toEqual(fields)
  })

  it('takes the place of the whole bucket, and stands once', async () => {
    expect((await resolve([''], known('a'))).values).toEqual({ prefixes: ['a/'] })
    expect((await resolve(['a/', 'b/'], known('a'))).values).toEqual({ prefixes: ['b/', 'a/'] })
  })

  it('is refused under its own field where there is one too many', async () => {
    const open = Array.from({ length: 20 }, (_, index) => `folder-${index}/`)
    expect((await resolve(open, known('one-more'))).errors).toMatchObject({ prefix: { type: 'too_big' } })
  })
})
