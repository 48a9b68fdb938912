import { z } from 'zod'
import { defineConfigSection } from '../../config.section.ts'
import { ServiceUrl } from '../../config.service-url.ts'
import { secret } from '../../config.variable.ts'
import type { BfaSettings } from '../../engines/gateways/bfa/bfa.ts'
import type { BpmSettings } from '../../engines/gateways/bpm/bpm.ts'
import { bpmDocuments } from '../../engines/gateways/bpm/codes.ts'
import type { PecSettings } from '../../engines/gateways/pec/pec.ts'
import type { SepSettings } from '../../engines/gateways/sep/sep.ts'
import type { Seller } from './invoices/sellers.store.ts'

/** The banks that customers pay at. */
export interface PaymentSettings {
  sep?: SepSettings | undefined
  pec?: PecSettings | undefined
  bpm?: BpmSettings | undefined
  bfa?: BfaSettings | undefined
  /** The test bank; undefined: where no other is, and nobody else reaches this installation. */
  sandbox: boolean | undefined
}

declare module '../../config.ts' {
  interface Config {
    payments: PaymentSettings
    /** Who sells, as invoices name it. */
    /** Absent: no invoices are issued. */
    seller?: Seller | undefined
  }
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
const usual = (host: string) => ({
  baseUrl: ServiceUrl.transform(withoutSlash).prefault(`https://${host}`),
  timeoutMs: z.int().min(100).max(60_000).optional(),
})
const Secret = z.string().min(1).optional()

const PaymentsFile = z.strictObject({
  sep: z
    .strictObject({ ...usual('sep.shaparak.ir'), terminalId: z.string().regex(/^\d+$/, 'must be digits') })
    .optional(),
  pec: z.strictObject({ ...usual('pec.shaparak.ir'), loginAccount: Secret }).optional(),
  bpm: z
    .strictObject({
      ...usual('bpm.shaparak.ir'),
      terminalId: z.string().regex(/^\d+$/, 'must be digits'),
      userName: z.string().min(1),
      userPassword: Secret,
      document: z.enum(bpmDocuments).optional(),
    })
    .optional(),
  bfa: z.strictObject({ ...usual('fcp.shaparak.ir'), userId: z.string().min(1), password: Secret }).optional(),
  /** Whoever pays at the test bank has paid nothing. */
  sandbox: z.boolean().optional(),
})

const Line = z.string().trim().min(1).max(300)
const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`), `must be ${count} digits`)

const SellerFile = z.strictObject({
  name: Line,
  economicCode: z
    .string()
    .regex(/^\d{11,14}$/, 'must be 11 to 14 digits')
    .nullable()
    .default(null),
  nationalId: digits(11).nullable().default(null),
  registrationNumber: z
    .string()
    .regex(/^\d{1,10}$/, 'must be digits')
    .nullable()
    .default(null),
  postalCode: digits(10).nullable().default(null),
  address: Line.nullable().default(null),
  phone: z
    .string()
    .regex(/^\d{4,15}$/, 'must be digits')
    .nullable()
    .default(null),
})

type BanksOfFile = Pick<z.output<typeof PaymentsFile>, 'sep' | 'pec' | 'bpm' | 'bfa'>
const hasBank = ({ sep, pec, bpm, bfa }: BanksOfFile): boolean =>
  [sep, pec, bpm, bfa].some((bank) => bank !== undefined)

export const financialConfig = defineConfigSection({
  variables: {
    SARV_PEC_LOGIN_ACCOUNT: secret(
      z.string().optional(),
      'the file’s',
      'The login account (pin) of the merchant at Parsian.',
    ),
    SARV_BPM_PASSWORD: secret(
      z.string().optional(),
      'the file’s',
      'The password of the terminal at Behpardakht Mellat.',
    ),
    SARV_BFA_PASSWORD: secret(z.string().optional(), 'the file’s', 'The password of the merchant at FanAva.'),
  },
  file: { payments: PaymentsFile.prefault({}), seller: SellerFile.optional() },
  example: `payments:
  sep: { terminalId: '12345678' }
  pec: { loginAccount: a secret }
  bpm: { terminalId: '1234567', userName: sarv, userPassword: a secret, document: '1.38' }
  bfa: { userId: sarv, password: a secret }
seller:
  name: Sample Cloud Company
  economicCode: '10101234567'
  nationalId: '10101234567'
  registrationNumber: '123456'
  postalCode: '1234567890'
  address: 1 Sample Street, Tehran
  phone: '02112345678'
`,
  description: `- \`payments\` names the banks that customers pay at, by their keys of merchants; the least and the most of one payment is \`topUp\` of the catalogue; see
  [operators/payments.md](operators/payments.md). Without any bank, and where nobody else reaches Sarv, the test bank plays one: no
  money moves. \`sandbox: true\` has it anywhere: whoever pays there has paid nothing.
- \`seller\` is who stands on invoices as the seller. Each invoice keeps the seller of its day: what is changed here counts from then on.
  Without a seller no invoice is issued: bills are, and their invoices follow once there is one. Where nobody else reaches Sarv, a sample company sells.
`,
  isSandbox: ({ payments }) => !hasBank(payments),
  settings: ({ payments, seller }, values, problems) => {
    const { sep, pec, bpm, bfa, sandbox } = payments
    const needed = (name: keyof typeof values, given: string | undefined, what: string): string => {
      const found = values[name] ?? given
      if (found === undefined) problems.push(`${name} is not set, and the file has no ${what}`)
      return found ?? ''
    }
    return {
      ...(seller && { seller }),
      payments: {
        sandbox: sandbox ?? (hasBank(payments) ? false : undefined),
        ...(sep && { sep }),
        ...(pec && {
          pec: {
            ...pec,
            loginAccount: needed('SARV_PEC_LOGIN_ACCOUNT', pec.loginAccount, 'payments.pec.loginAccount'),
          },
        }),
        ...(bpm && {
          bpm: { ...bpm, userPassword: needed('SARV_BPM_PASSWORD', bpm.userPassword, 'payments.bpm.userPassword') },
        }),
        ...(bfa && { bfa: { ...bfa, password: needed('SARV_BFA_PASSWORD', bfa.password, 'payments.bfa.password') } }),
      },
    }
  },
})
