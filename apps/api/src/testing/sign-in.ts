import type { LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { createCaptcha, newCaptchaCode } from '../areas/account/sign-in/captcha.service.ts'
import type { Answer, TestApi } from './api.ts'

export type SignInAnswer = Answer<LoginSession & { type?: string; errorMessage?: string }>

export interface SignInRequest {
  ip?: string
  userAgent?: string
  /** More fields of the body. */
  more?: object
  headers?: Record<string, string>
}

let visitors = 0
/** An address that nobody has come from yet. */
export const newAddress = (): string => {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** One of the calls that sign in, without a token. */
export const postSignIn = (
  api: TestApi,
  path: 'login' | 'two-factor-login' | 'two-factor-sms' | 'recovery-login',
  payload: object,
  { ip = newAddress(), userAgent = 'tests', headers }: SignInRequest = {},
): Promise<SignInAnswer> =>
  api.request(undefined, {
    method: 'POST',
    url: `/api/my/account/${path}`,
    payload,
    remoteAddress: ip,
    headers: { 'user-agent': userAgent, ...headers },
  })

/** A cookie that an answer gives the browser, as it is written. */
export const cookieOf = ({ headers }: Pick<Answer<unknown>, 'headers'>, name: string): string | undefined =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith(`${name}=`))

/** From a new address each time, unless one is given. */
export const login = (api: TestApi, email: string, password: string, request: SignInRequest = {}) =>
  postSignIn(api, 'login', { email, password, ...request.more }, request)

export const solvedCaptcha = async (api: TestApi) => {
  const captchaCode = newCaptchaCode()
  const { captchaKey } = await createCaptcha(api.db, captchaCode)
  return { captchaKey, captchaCode }
}
