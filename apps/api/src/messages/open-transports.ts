import type { Config } from '../config.ts'
import type { Logger } from '../db/connection.ts'
import { createKavenegar } from './kavenegar.ts'
import { createSmtp } from './smtp.ts'
import { firstThatCan, outbox, type Transports } from './transports.ts'

/** What is not configured goes to the outbox, which only a demo lets anyone read. */
export const openTransports = ({ mail, sms, demo }: Pick<Config, 'mail' | 'sms' | 'demo'>, log: Logger): Transports => {
  if (!demo && !mail) log.warn('no mail server is configured: mails are kept and nobody gets them')
  if (!demo && sms.length === 0) log.warn('no SMS provider is configured: messages are kept and nobody gets them')
  const smsTransports = sms.map((settings) => createKavenegar(settings, log))
  return {
    email: mail ? createSmtp(mail) : outbox,
    sms: smsTransports.length > 0 ? firstThatCan(smsTransports, log) : outbox,
  }
}
