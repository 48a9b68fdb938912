import { z } from 'zod'
import { cacheGroups } from '../../cache-groups.ts'
import { defineCall } from '../../call.ts'
import { opaque } from '../../fields.ts'
import {
  Captcha,
  ForgotConfirmModel,
  ForgotModel,
  LoginModel,
  LoginSession,
  LoginUrl,
  RegisterModel,
  SsoLoginModel,
  TwoFactorLoginModel,
} from './sign-in.schemas.ts'

const path = '/api/my/account'

export const signInCalls = {
  captcha: defineCall({
    method: 'GET',
    path: `${path}/captcha`,
    access: 'anyone',
    summary: 'Get a captcha picture',
    response: Captcha,
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
    body: TwoFactorLoginModel,
    response: LoginSession,
    invalidates: cacheGroups,
  }),
  logout: defineCall({
    method: 'POST',
    path: `${path}/logout`,
    access: 'signedIn',
    summary: 'Sign out',
    description: 'Ends the session of the token.',
    invalidates: cacheGroups,
  }),
  register: defineCall({
    method: 'POST',
    path: `${path}/register`,
    access: 'anyone',
    summary: 'Sign up',
    body: RegisterModel,
    response: LoginSession,
    invalidates: cacheGroups,
  }),
  forgot: defineCall({
    method: 'POST',
    path: `${path}/forgot`,
    access: 'anyone',
    summary: 'Send a code for a new password',
    description: 'Answers the same for known and unknown addresses.',
    body: ForgotModel,
  }),
  forgotConfirm: defineCall({
    method: 'POST',
    path: `${path}/forgot-confirm`,
    access: 'anyone',
    summary: 'Set a new password with the code',
    body: ForgotConfirmModel,
  }),
  loginGoogleUrl: defineCall({
    method: 'GET',
    path: `${path}/login-google-url`,
    access: 'anyone',
    summary: 'Get the address of the Google sign-in page',
    response: LoginUrl,
  }),
  loginGoogleCallback: defineCall({
    method: 'GET',
    path: `${path}/login-google-callback`,
    access: 'anyone',
    summary: 'Sign in with the code of Google',
    query: z.object({ code: opaque(2_048) }),
    response: LoginSession,
    invalidates: cacheGroups,
  }),
  loginItoUrl: defineCall({
    method: 'GET',
    path: `${path}/login-ito-url`,
    access: 'anyone',
    summary: 'Get the address of the single sign-on page',
    response: LoginUrl,
  }),
  loginItoCallback: defineCall({
    method: 'POST',
    path: `${path}/login-ito-callback`,
    access: 'anyone',
    summary: 'Sign in with the code of the single sign-on',
    query: z.object({ code: opaque(2_048) }),
    response: LoginSession,
    invalidates: cacheGroups,
  }),
  ssoUrl: defineCall({
    method: 'GET',
    path: `${path}/sso-url`,
    access: 'anyone',
    summary: 'Get the address of the single sign-on page (older form)',
    description: 'Kept for older clients: same as loginItoUrl.',
    response: LoginUrl,
  }),
  ssoLogin: defineCall({
    method: 'POST',
    path: `${path}/sso-login`,
    access: 'anyone',
    summary: 'Sign in with the code of the single sign-on (older form)',
    description: 'Kept for older clients: same as loginItoCallback, with the code in the body.',
    body: SsoLoginModel,
    response: LoginSession,
    invalidates: cacheGroups,
  }),
}
