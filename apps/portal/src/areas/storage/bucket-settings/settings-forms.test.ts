import { describe, expect, it } from 'vitest'
import { corsResolver, formOf as corsForm, ruleOf } from './cors-form.ts'
import { formOf as lifecycleForm, lifecycleResolver } from './lifecycle-form.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const errorsOf = async (answer: unknown): Promise<string[]> =>
  Object.keys(((await answer) as { errors: object }).errors)

describe('a rule about web pages', () => {
  const rule = {
    origins: ['https://shop.example.ir', 'https://www.example.ir'],
    methods: ['GET' as const, 'PUT' as const],
    headers: ['*'],
    exposedHeaders: ['ETag'],
    maxAgeSeconds: 60,
  }

  it('is the same after it was shown and saved', () => expect(ruleOf(corsForm(rule))).toEqual(rule))

  it('takes sites line by line, with spaces or commas', () => {
    const origins = ' https://a.ir\nhttps://b.ir\u060C https://c.ir '
    expect(ruleOf({ ...corsForm(rule), origins }).origins).toEqual(['https://a.ir', 'https://b.ir', 'https://c.ir'])
  })

  it.each([
    ['origins', { origins: '' }],
    ['origins', { origins: 'https://a.ir\nshop.example.ir' }],
    ['origins', { origins: 'https://a.ir/path' }],
    ['methods', { GET: false, PUT: false }],
    ['maxAgeSeconds', { maxAgeSeconds: 100_000 }],
  ])('tells what is wrong with its %s', async (field, change) => {
    expect(await errorsOf(corsResolver({ ...corsForm(rule), ...change }, undefined, options))).toEqual([field])
  })
})

describe('a rule about the life of files', () => {
  it.each([
    ['nothing to delete', {}, ['expireAfterDays']],
    ['no whole day', { expireAfterDays: 0 }, ['expireAfterDays']],
    ['a wrong folder', { expireAfterDays: 3, prefix: '/logs' }, ['prefix']],
    ['files', { expireAfterDays: 30, prefix: 'logs/' }, []],
    ['versions alone', { expireVersionsAfterDays: 7 }, []],
  ])('%s', async (_, change, fields) => {
    expect(await errorsOf(lifecycleResolver({ ...lifecycleForm(undefined), ...change }, undefined, options))).toEqual(
      fields,
    )
  })
})
