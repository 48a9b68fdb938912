import { describe, expect, it } from 'vitest'
import { decideOnError, readError } from './request-errors.ts'
import type { RequestError } from './request-errors.ts'

const T1 = 'خطایی رخ داد؛ چند دقیقه بعد دوباره تلاش کنید.'
const T2 = 'پاسخ درخواست بیش از حد طول کشید؛ دوباره تلاش کنید.'
const T3 = 'اطلاعات واردشده پذیرفته نیست.'
const sentence = 'سهمیه حساب پر است.'

const decide = (error: RequestError, hasToken = true) => decideOnError(error, { hasToken })

describe('what the portal does about a failed call', () => {
  it('says the time-out sentence when the answer took too long', () => {
    expect(decide({ status: 408, message: sentence })).toEqual({ toasts: [T2] })
  })

  it('says the generic sentence when nothing answered', () => {
    expect(decide({ status: 0 })).toEqual({ toasts: [T1] })
  })

  it.each([500, 502, 503])('says the sentence of a %i, or the generic one', (status) => {
    expect(decide({ status, message: sentence })).toEqual({ toasts: [sentence] })
    expect(decide({ status })).toEqual({ toasts: [T1] })
  })

  it('gives one toast per message of a 422', () => {
    const fields = { name: ['a', 'b'], '': ['c'] }
    expect(decide({ status: 422, message: sentence, fields })).toEqual({ toasts: ['a', 'b', 'c'] })
  })

  it('falls back to the sentence, the title and the fixed text of a 422', () => {
    expect(decide({ status: 422, fields: {}, message: sentence, title: 't' }).toasts).toEqual([sentence])
    expect(decide({ status: 422, title: 't' }).toasts).toEqual(['t'])
    expect(decide({ status: 422 }).toasts).toEqual([T3])
  })

  it.each([{}, { code: 'forbidden' }])(
    'goes to the forbidden page when the role is not enough, without a toast',
    (of) => {
      expect(decide({ status: 403, message: sentence, ...of })).toEqual({ toasts: [], goTo: 'forbidden' })
    },
  )

  it.each(['view_may_not', 'token_may_not', 'proof_needed'])(
    'says the sentence of a %s and stays on the page',
    (code) => {
      expect(decide({ status: 403, code, message: sentence })).toEqual({ toasts: [sentence] })
    },
  )

  it('ends looking through a role that is refused, with the server’s sentence, and stays on the page', () => {
    expect(decide({ status: 403, code: 'see_as_refused', message: sentence })).toEqual({
      toasts: [sentence],
      endSeeingAs: true,
    })
  })

  it('is silent at 404 of a read: the screen decides', () => {
    expect(decide({ status: 404, message: sentence })).toEqual({ toasts: [] })
  })

  it('says a sentence at 404 of a write, and reads again what the page shows', () => {
    const asWrite = { hasToken: true, isWrite: true }
    expect(decideOnError({ status: 404, message: sentence }, asWrite)).toEqual({ toasts: [sentence], reread: true })
    expect(decideOnError({ status: 404 }, asWrite).toasts).toEqual([expect.stringMatching(/[آ-ی]/)])
  })

  it('clears a dead session at 401 and goes to the login', () => {
    expect(decide({ status: 401 })).toEqual({ toasts: [], goTo: 'login', clearSession: true })
    expect(decide({ status: 401 }, false)).toEqual({ toasts: [], goTo: 'login' })
  })

  it('says the sentence of a 409 and reads the page again', () => {
    expect(decide({ status: 409, message: sentence })).toEqual({ toasts: [sentence], reread: true })
    expect(decide({ status: 409 })).toEqual({ toasts: [T1], reread: true })
  })

  it('says how long to wait at 429', () => {
    expect(decide({ status: 429, message: sentence, retryAfterSeconds: 45 }).toasts).toEqual([
      `${sentence} ۴۵ ثانیه دیگر دوباره تلاش کنید.`,
    ])
    const told = 'ورود بسته شد؛ ۱۵ دقیقه دیگر دوباره تلاش کنید.'
    expect(decide({ status: 429, message: told, retryAfterSeconds: 900 }).toasts).toEqual([told])
    expect(decide({ status: 429 }).toasts).toEqual([T1])
  })

  it.each([400, 402, 413, 418])('says the sentence of a %i, or the generic one', (status) => {
    expect(decide({ status, message: sentence })).toEqual({ toasts: [sentence] })
    expect(decide({ status })).toEqual({ toasts: [T1] })
  })

  it('says nothing about a call that we took back ourselves', () => {
    expect(decide({ status: 0, isAborted: true })).toEqual({ toasts: [] })
  })
})

describe('reading an error reply', () => {
  it('takes code, sentence, fields and trace id from a problem document', () => {
    const body = {
      type: 'over_limit',
      title: 'Over limit',
      errorMessage: sentence,
      errors: { name: ['a'], size: 'b', empty: [] },
      traceId: 'f00d',
    }
    expect(readError(422, body, null)).toEqual({
      status: 422,
      code: 'over_limit',
      title: 'Over limit',
      message: sentence,
      fields: { name: ['a'], size: ['b'] },
      traceId: 'f00d',
      retryAfterSeconds: undefined,
    })
  })

  it('takes a plain text body as the sentence', () => {
    expect(readError(400, ` ${sentence} `, null)).toMatchObject({ status: 400, message: sentence })
    expect(readError(500, '', null).message).toBeUndefined()
  })

  it('reads the seconds of Retry-After and ignores what is no number', () => {
    expect(readError(429, null, '30').retryAfterSeconds).toBe(30)
    expect(readError(429, null, 'Wed, 21 Oct 2026 07:28:00 GMT').retryAfterSeconds).toBeUndefined()
  })
})
