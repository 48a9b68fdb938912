import { cacheGroups } from '../../cache-groups.ts'
import { defineCall } from '../../call.ts'
import {
  Captcha,
  CaptchaQuestion,
  LoginModel,
  LoginSession,
  RecoveryLoginModel,
  SignInOptions,
  TwoFactorLoginModel,
  TwoFactorSmsModel,
} from './sign-in.schemas.ts'

const path = '/api/my/account'

export const signInCalls = {
  captcha: defineCall({
    method: 'GET',
    path: `${path}/captcha`,
    access: 'anyone',
    summary: 'Get a captcha picture',
    response: Captcha,
    effect: true,
  }),
  captchaQuestion: defineCall({
    method: 'GET',
    path: `${path}/captcha-question`,
    access: 'anyone',
    summary: 'Get a captcha as a question in words',
    description: 'For people who cannot see the picture. The answer is sent as captchaCode.',
    response: CaptchaQuestion,
    effect: true,
  }),
  signInOptions: defineCall({
    method: 'GET',
    path: `${path}/sign-in-options`,
    access: 'anyone',
    summary: 'Read which ways of signing in are offered',
    response: SignInOptions,
  }),
  login: defineCall({
    method: 'POST',
    path: `${path}/login`,
    access: 'anyone',
    summary: 'Sign in',
    description:
      'accessToken "0" means no token: the second factor is needed, a captcha is needed, or the credentials are wrong.',
    body: LoginModel,
    response: LoginSession,
    invalidates: cacheGroups,
  }),
  twoFactorLogin: defineCall({
    method: 'POST',
    path: `${path}/two-factor-login`,
    access: 'anyone',
    summary: 'Finish a sign-in with the second factor',
    description:
      'Needs the pendingToken of the login answer: in the body, or in the cookie that login gave the browser. Without it the answer is 400.',
    body: TwoFactorLoginModel,
    response: LoginSession,
    invalidates: cacheGroups,
  }),
  twoFactorSms: defineCall({
    method: 'POST',
    path: `${path}/two-factor-sms`,
    access: 'anyone',
    summary: 'Send the code of a pending sign-in by SMS (again)',
    body: TwoFactorSmsModel,
  }),
  recoveryLogin: defineCall({
    method: 'POST',
    path: `${path}/recovery-login`,
    access: 'anyone',
    summary: 'Finish a sign-in with a recovery code',
    description: 'Each code works once.',
    body: RecoveryLoginModel,
    response: LoginSession,
    invalidates: cacheGroups,
  }),
  logout: defineCall({
    method: 'POST',
    path: `${path}/logout`,
    access: 'signedIn',
    summary: 'Sign out',
    description: 'Ends the session of the token.',
    tokens: 'never',
    invalidates: cacheGroups,
  }),
}
