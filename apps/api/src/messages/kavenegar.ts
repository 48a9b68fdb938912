import { z } from 'zod'
import type { Logger } from '../db/connection.ts'
import type { SmsSettings } from '../config.secrets.ts'
import { DeliveryError, type OutgoingSms, type Transport } from './transports.ts'

const usualTimeoutMs = 15_000

/** Kavenegar answers 200 with an error in the body, and error statuses with the same body: the body decides. */
const Answer = z.object({
  return: z.object({ status: z.int() }),
  entries: z.array(z.object({ messageid: z.int() })).nullish(),
})

const statuses = {
  done: 200,
  badRecipient: 411,
  badText: 413,
  /** No such template, a value it does not take, or a template without this value: the text still gets through. */
  template: new Set([424, 426, 428, 431, 432]),
} as const

class TemplateRefused extends DeliveryError {}

const judge = (path: string, answer: z.output<typeof Answer>): { providerRef: string | null } => {
  const { status } = answer.return
  if (status === statuses.done) return { providerRef: answer.entries?.[0]?.messageid.toString() ?? null }
  const reason = `kavenegar ${status} at ${path}`
  if (status === statuses.badRecipient || status === statuses.badText)
    throw new DeliveryError(reason, { retryable: false })
  if (statuses.template.has(status)) throw new TemplateRefused(reason, { retryable: true, isOurFault: true })
  // No credit (418), a wrong key, a blocked address, a busy server: none of it is the recipient's fault.
  throw new DeliveryError(reason, { retryable: true, isOurFault: status < 500 && status !== 409 })
}

export const createKavenegar = (
  { baseUrl, apiKey, sender, templates }: SmsSettings,
  log: Logger,
  timeoutMs = usualTimeoutMs,
): Transport<OutgoingSms> => {
  /** The key is part of the address, so neither the address nor an error that may quote it goes any further. */
  const post = async (path: string, form: Record<string, string>, signal: AbortSignal) => {
    const url = new URL(`v1/${encodeURIComponent(apiKey)}/${path}`, `${baseUrl.replace(/\/+$/, '')}/`)
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
      .then((response) => response.json())
      .catch((error: Error) => {
        const what = error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timed out' : 'could not be reached'
        throw new DeliveryError(`kavenegar ${what} at ${path}`, { retryable: true })
      })
    const parsed = Answer.safeParse(answer)
    if (!parsed.success) throw new DeliveryError(`kavenegar answered nonsense at ${path}`, { retryable: true })
    return judge(path, parsed.data)
  }

  const sendText = ({ to, text }: OutgoingSms, signal: AbortSignal) =>
    post('sms/send.json', { receptor: to, message: text, sender }, signal)

  return {
    keepsContent: false,
    send: async (message, signal) => {
      const { template, code, to } = message
      const name = template === 'notification' ? undefined : templates[template]
      if (name === undefined || code === undefined) return sendText(message, signal)
      try {
        return await post('verify/lookup.json', { receptor: to, template: name, token: code }, signal)
      } catch (error) {
        if (!(error instanceof TemplateRefused)) throw error
        log.error({ template, reason: error.message }, 'an SMS template was refused; the text is sent instead')
        return sendText(message, signal)
      }
    },
    close: () => undefined,
  }
}
