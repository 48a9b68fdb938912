import { randomInt } from 'node:crypto'
import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { newToken } from '../../../secrets.ts'
import { testPassword, type TestApi } from '../../../testing/api.ts'
import { keepCaptcha } from '../sign-in/captcha.service.ts'

export type Answered = LoginSession & { type?: string; errors?: Record<string, string[]> }

export const newEmail = (): string => `new-${newToken().slice(0, 12).toLowerCase()}@example.com`

/** A stranger's way with signing up, through HTTP. */
export const registrationTools = (api: () => TestApi) => {
  /** From a new address each time: these tests are not about how often one may ask. */
  const post = (path: string, payload: object) =>
    api().request<Answered>(undefined, {
      method: 'POST',
      url: `/api/my/account/${path}`,
      payload,
      remoteAddress: `198.18.${randomInt(250)}.${randomInt(1, 250)}`,
    })

  const form = async (email: string, more: object = {}) => ({
    firstName: 'مینا',
    lastName: 'راد',
    phoneNumber: '۰۹۱۲۱۲۳۴۵۶۷',
    email,
    password: testPassword,
    captchaKey: await keepCaptcha(api().db, 'ABCDEF'),
    captchaCode: 'abcdef',
    ...more,
  })

  /** The token of the last registration of an e-mail, as the page that sent it keeps it. */
  const tokens = new Map<string, string>()

  const register = async (email: string, more: object = {}) => {
    const answer = await post('register', await form(email, more))
    if (answer.body.pendingToken) tokens.set(email, answer.body.pendingToken)
    return answer
  }
  const confirm = (email: string, confirmCode: string | number, pendingToken = tokens.get(email)) =>
    post('register-confirm', { email, confirmCode, pendingToken })
  const followLink = (email: string, linkToken: string, more: object = {}) =>
    post('register-confirm', { email, linkToken, ...more })

  const mailsTo = async (email: string) =>
    (await api().outbox(email)).map(({ template, values }) => ({ template, values }))
  const codeFor = (email: string) => api().codeSentTo(email)
  const usersWith = (email: string) => api().db.selectFrom('users').selectAll().where('email', '=', email).execute()

  return { post, form, register, confirm, followLink, mailsTo, codeFor, usersWith }
}
