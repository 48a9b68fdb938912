import { expect, it } from 'vitest'
import type { Logger } from '../db/connection.ts'
import { silentLog } from '../testing/database.ts'
import { openTransports } from './open-transports.ts'
import { outbox } from './transports.ts'

const mail = {
  host: '127.0.0.1',
  port: 25,
  secure: false,
  allowPlain: false,
  from: 'no-reply@example.ir',
  login: undefined,
}
const sms = [
  { kind: 'kavenegar' as const, baseUrl: 'http://127.0.0.1:1', apiKey: 'key', sender: '1000', templates: {} },
]

it('sends by what is configured and keeps the rest, with a warning where people are real', () => {
  const warnings: string[] = []
  const log: Logger = { ...silentLog, warn: (...args: unknown[]) => void warnings.push(String(args[0])) }
  const demo = openTransports({ mail: undefined, sms: [], demo: true }, log)
  expect([demo.email, demo.sms]).toEqual([outbox, outbox])
  expect(warnings).toEqual([])

  const halfSet = openTransports({ mail, sms: [], demo: false }, log)
  expect([halfSet.email.keepsContent, halfSet.sms.keepsContent]).toEqual([false, true])
  expect(warnings).toEqual([expect.stringContaining('SMS')])

  const whole = openTransports({ mail, sms, demo: false }, log)
  expect([whole.email.keepsContent, whole.sms.keepsContent]).toEqual([false, false])
  for (const { email, sms: other } of [halfSet, whole]) {
    email.close()
    other.close()
  }
})
