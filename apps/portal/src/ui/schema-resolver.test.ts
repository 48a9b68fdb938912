import { NationalId } from '@sarv/contract/fields'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { resolveBySchema } from './schema-resolver.ts'
import { toastStore } from './toast.ts'

const options = { fields: {}, shouldUseNativeValidation: false }
const check = async (nationalId: string, load = async () => z.object({ nationalId: NationalId })) =>
  resolveBySchema<{ nationalId: string }, { nationalId: string }>(load)({ nationalId }, undefined, options)

it('hands on what was typed as the contract writes it', async () => {
  expect(await check('۰۴۹۹۳۷۰۸۹۹')).toEqual({ values: { nationalId: '0499370899' }, errors: {} })
})

it('answers with the message of the contract', async () => {
  expect((await check('0499370898')).errors.nationalId?.message).toBe('کد ملی درست نیست.')
})

it('asks for a field that is empty', async () => {
  expect((await check('')).errors.nationalId?.message).toBe('این مورد را وارد کنید.')
})

it('adds what only the form knows, and passes nothing on then', async () => {
  const resolve = resolveBySchema<{ nationalId: string }, { nationalId: string }>(
    async () => z.object({ nationalId: NationalId }),
    { besides: ({ nationalId }) => ({ nationalId: nationalId === '0499370899' ? 'taken' : undefined }) },
  )
  expect(await resolve({ nationalId: '0499370899' }, undefined, options)).toMatchObject({
    values: {},
    errors: { nationalId: { message: 'taken' } },
  })
})

it('lets nothing pass while the rules cannot be loaded, and says so', async () => {
  const result = await check('0499370899', () => Promise.reject(new Error('offline')))
  expect(result.errors.root?.type).toBe('rules')
  expect(toastStore.current().at(-1)?.text).toContain('بارگذاری نشد')
})

it('checks the form as it is sent, and says what is wrong where the form has it', async () => {
  const resolve = resolveBySchema<{ code: string; count: number | null }, unknown>(
    async () => z.object({ national: NationalId, count: z.int({ error: 'no' }) }),
    { toSent: ({ code, count }) => ({ national: code, count }), fieldOf: { national: 'code' } },
  )
  const { errors } = await resolve({ code: '1', count: null }, undefined, options)
  expect([errors.code?.message, errors.count?.message]).toEqual(['کد ملی درست نیست.', 'این مورد را وارد کنید.'])
})

it('judges a form by what it held when it was asked, when it changes while the rules load', async () => {
  const rules = Promise.withResolvers<z.ZodType<{ rows: { nationalId: string }[] }>>()
  const form = { rows: [{ nationalId: '0499370898' }] }
  const judged = resolveBySchema<typeof form, typeof form>(() => rules.promise)(form, undefined, options)
  form.rows[0]!.nationalId = '0499370899'
  rules.resolve(z.object({ rows: z.array(z.object({ nationalId: NationalId })) }))
  expect((await judged).errors.rows).toMatchObject([{ nationalId: { message: 'کد ملی درست نیست.' } }])
})
