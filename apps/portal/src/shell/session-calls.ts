import type { signInCalls } from '@sarv/contract/account/sign-in/sign-in.calls'
import type { Captcha, LoginModel, LoginSession } from '@sarv/contract/account/sign-in/sign-in.schemas'
import { sendRequest } from './http.ts'
import type { RequestError } from './request-errors.ts'

// The calls around a session go without RTK Query: there is nothing to cache before it and nothing to read again after
// it, and the first page that everyone loads is smaller by a third. The compiler compares the paths with the contract.
const captchaPath: (typeof signInCalls)['captcha']['path'] = '/api/my/account/captcha'
const loginPath: (typeof signInCalls)['login']['path'] = '/api/my/account/login'
const logoutPath: (typeof signInCalls)['logout']['path'] = '/api/my/account/logout'

interface Answer<Data> {
  data?: Data
  error?: RequestError
}

export const readCaptcha = async (signal: AbortSignal) =>
  (await sendRequest({ url: captchaPath }, signal)) as Answer<Captcha>

export const login = async (body: LoginModel) =>
  (await sendRequest({ url: loginPath, method: 'POST', body })) as Answer<LoginSession>

export const logout = () => sendRequest({ url: logoutPath, method: 'POST' })
