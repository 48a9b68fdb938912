import { describe, expect, it } from 'vitest'
import { outcomeOf } from './sign-in-flow.ts'

const email = 'sara@example.com'

describe('what the answer to a sign-in means', () => {
  it('a token lets the person in', () => {
    const answer = { accessToken: 'secret', userId: 7 }
    expect(outcomeOf({ data: answer }, email)).toEqual({ kind: 'signedIn', answer })
  })

  it('a second factor is asked for by its ways, the usual one first', () => {
    const data = { enableTwoFactor: true, accessToken: '0', pendingToken: 'p', secondFactors: ['sms' as const] }
    expect(outcomeOf({ data }, email)).toEqual({
      kind: 'secondFactor',
      pending: { email, pendingToken: 'p', secondFactors: ['sms'] },
    })
  })

  it('names the pending sign-in by the e-mail of the answer: a provider knows it, the page does not', () => {
    const data = { enableTwoFactor: true, email, pendingToken: 'p' }
    expect(outcomeOf({ data }, '')).toMatchObject({ pending: { email } })
  })

  it.each([{}, { accessToken: '0' }, { accessToken: null }])('%o is a refusal', (data) => {
    expect(outcomeOf({ data }, email)).toEqual({ kind: 'refused', captchaRequired: undefined })
  })

  it('a refusal may ask for a captcha', () => {
    expect(outcomeOf({ data: { accessToken: '0', captchaRequired: true } }, email)).toEqual({
      kind: 'refused',
      captchaRequired: true,
    })
  })

  it.each([401, 404])('%i is a refusal, the same for known and unknown', (status) => {
    expect(outcomeOf({ error: { status } }, email)).toMatchObject({ kind: 'refused' })
  })

  it('a second step that came too late is told from a wrong code', () => {
    const error = { status: 401, code: 'sign_in_expired' }
    expect(outcomeOf({ error }, email)).toEqual({ kind: 'expired', error })
  })

  it.each([0, 403, 422, 429, 500])('%i is a failure', (status) => {
    expect(outcomeOf({ error: { status } }, email)).toEqual({ kind: 'failed', error: { status } })
  })
})
