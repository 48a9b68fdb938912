import type { FastifyInstance } from 'fastify'
import { providerCalls } from '@sarv/contract/account/providers/providers.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { implement } from '../../../http/implement.ts'
import type { CallRateLimit } from '../../../http/rate-limits.ts'
import { createBrowserCookies, type Entering } from '../sign-in/browser-cookies.http.ts'
import { openProvider } from './openid.protocol.ts'
import type { ProviderName } from './providers.rules.ts'
import { finishProviderSignIn, startProviderSignIn, type ProviderReturn } from './providers.service.ts'

const rateLimit: CallRateLimit = { max: 30, perSeconds: 60, by: 'ip' }

const asksProvider = 'the provider is asked who it is after the visit has ended and before the session begins'

type Returning = Entering & Pick<ProviderReturn, 'log'>

export const providerRoutes = (app: FastifyInstance, deps: Dependencies): void => {
  const browser = createBrowserCookies(deps)
  const open = (name: ProviderName) => {
    const settings = deps.signInProviders[name]
    return settings && openProvider(name, settings, deps.publicUrl)
  }
  const providers = { google: open('google'), ito: open('ito') }

  const finish = async (
    name: ProviderName,
    { code, state }: { code: string; state?: string | undefined },
    context: Returning,
  ) => {
    const { log, note } = context
    const visitor = browser.visitorOf(context)
    const answer = { code, state, visitor, log, note }
    return browser.answerSession(context, visitor, await finishProviderSignIn(deps, providers[name], answer))
  }

  implement(app, providerCalls.loginGoogleUrl, ({ log }) => startProviderSignIn(deps, providers.google, log), {
    rateLimit,
  })
  implement(app, providerCalls.loginItoUrl, ({ log }) => startProviderSignIn(deps, providers.ito, log), { rateLimit })
  implement(app, providerCalls.ssoUrl, ({ log }) => startProviderSignIn(deps, providers.ito, log), { rateLimit })

  implement(app, providerCalls.loginGoogleCallback, (context) => finish('google', context.query, context), {
    rateLimit,
    audit: true,
  })
  implement(app, providerCalls.loginItoCallback, (context) => finish('ito', context.query, context), {
    ownTransaction: asksProvider,
    rateLimit,
  })
  implement(app, providerCalls.ssoLogin, (context) => finish('ito', context.body, context), {
    ownTransaction: asksProvider,
    rateLimit,
  })
}
