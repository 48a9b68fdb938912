import type { CreatePaymentModel, PaymentProviderListItem } from '@sarv/client/financial.generated'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { depositText as text } from './deposit.fa.ts'

export interface DepositForm {
  amount: number | null
  paymentProviderId: number | null
}

export const quickAmounts = [2_000_000, 5_000_000, 10_000_000] as const

const roundRials = 500_000

/** What is paid in for somebody who lacks so much: a round sum. */
export const amountFor = (missingRials: number): number => Math.ceil(missingRials / roundRials) * roundRials

/** The first that answers is chosen already. */
export const firstGateway = (gateways: readonly PaymentProviderListItem[]): number | null =>
  gateways.find(({ status }) => status !== false)?.id ?? null

export const depositResolver = resolveBySchema<DepositForm, CreatePaymentModel>(
  async () => (await import('@sarv/contract/financial/payments/payments.schemas')).CreatePaymentModel,
  { besides: ({ paymentProviderId }) => ({ paymentProviderId: paymentProviderId === null ? text.choose : undefined }) },
)
