import { z } from 'zod'
import { cacheGroups } from '../../cache-groups.ts'
import { defineCall } from '../../call.ts'
import { opaque } from '../../fields.ts'
import { LoginSession } from '../sign-in/sign-in.schemas.ts'
import { LoginUrl, ProviderState, SsoLoginModel } from './providers.schemas.ts'

const path = '/api/my/account'

const ProviderAnswer = z.object({ code: opaque(2_048), state: ProviderState })

export const providerCalls = {
  loginGoogleUrl: defineCall({
    method: 'GET',
    path: `${path}/login-google-url`,
    access: 'anyone',
    summary: 'Get the address of the Google sign-in page',
    response: LoginUrl,
    effect: true,
  }),
  loginGoogleCallback: defineCall({
    method: 'GET',
    path: `${path}/login-google-callback`,
    access: 'anyone',
    summary: 'Sign in with the code of Google',
    query: ProviderAnswer,
    response: LoginSession,
    invalidates: cacheGroups,
    effect: true,
  }),
  loginItoUrl: defineCall({
    method: 'GET',
    path: `${path}/login-ito-url`,
    access: 'anyone',
    summary: 'Get the address of the single sign-on page',
    response: LoginUrl,
    effect: true,
  }),
  loginItoCallback: defineCall({
    method: 'POST',
    path: `${path}/login-ito-callback`,
    access: 'anyone',
    summary: 'Sign in with the code of the single sign-on',
    query: ProviderAnswer,
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
    effect: true,
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
