import { createTransport, type NodemailerError } from 'nodemailer'
import type { MailSettings } from '../config.secrets.ts'
import { isLoopback } from '../loopback.ts'
import { brand } from './templates.fa.ts'
import { DeliveryError, type OutgoingMail, type Transport } from './transports.ts'

export interface SmtpTimeouts {
  connectMs: number
  /** Of silence of the server. */
  socketMs: number
}

const usualTimeouts: SmtpTimeouts = { connectMs: 10_000, socketMs: 20_000 }

/** Only the numbers: servers put addresses and pieces of the mail into their sentences. */
const describe = ({ code, command, responseCode, response }: NodemailerError): string => {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response ?? '')?.[1]
  return ['smtp', code, responseCode, enhanced, command && `at ${command.split(' ')[0]}`].filter(Boolean).join(' ')
}

/** A 5xx about the recipient or the mail itself stays a no; one about us (sign-in, sender) is repaired by people. */
const toDeliveryError = (error: NodemailerError): DeliveryError => {
  const isPermanent = (error.responseCode ?? 0) >= 500
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  const isAboutSender = error.command?.startsWith('MAIL') ?? false
  const isRefused = isPermanent && isAboutMail && !isAboutSender
  return new DeliveryError(describe(error), { retryable: !isRefused, isOurFault: isPermanent && !isRefused })
}

export const createSmtp = (settings: MailSettings, timeouts = usualTimeouts): Transport<OutgoingMail> => {
  const { host, port, secure, login, from } = settings
  const mayBePlain = settings.allowPlain || isLoopback(host)
  const pool = createTransport({
    pool: true,
    host,
    port,
    secure,
    requireTLS: !secure && !mayBePlain,
    // A server on this machine often offers a certificate that nobody signed, and there is nothing to protect from.
    ignoreTLS: !secure && isLoopback(host),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.socketMs,
    maxConnections: 4,
    // Whether to send again is decided where it is counted.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)

  return {
    keepsContent: false,
    send: async ({ key, to, subject, text, html }) => {
      const messageId = `<${key}@${domain}>`
      try {
        await pool.sendMail({
          from: { name: brand, address: from },
          // As an object: what is in the address is never read as a list of addresses.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          // Absences and ticket systems must not answer.
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        throw toDeliveryError(error as NodemailerError)
      }
      return { providerRef: messageId }
    },
    close: () => pool.close({ force: true }),
  }
}
