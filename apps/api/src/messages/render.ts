import { mailToHtml, mailToText } from './mail-layout.ts'
import { mailTemplates, smsTemplates, type MailText } from './templates.fa.ts'
import type { Content } from './templates.ts'
import { tame } from './text-direction.ts'

export type RenderedMessage =
  | { channel: 'email'; subject: string; text: string; html: string }
  | { channel: 'sms'; subject: null; text: string; html: null }

const tamedValue = (value: unknown): unknown => {
  if (typeof value === 'string') return tame(value)
  return Array.isArray(value) ? value.map(tamedValue) : value
}

const tamed = (values: object): object =>
  Object.fromEntries(Object.entries(values).map(([name, value]: [string, unknown]) => [name, tamedValue(value)]))

/** What the recipient reads. */
export const renderMessage = ({ channel, template, values }: Content): RenderedMessage => {
  // Each template takes exactly the values that the content of its name has.
  if (channel === 'sms') {
    const text = (smsTemplates[template] as (values: object) => string)(tamed(values))
    return { channel, subject: null, text, html: null }
  }
  const mail = (mailTemplates[template] as (values: object) => MailText)(tamed(values))
  return { channel, subject: mail.subject, text: mailToText(mail), html: mailToHtml(mail) }
}
