import { paymentCallbackCalls as calls } from '@sarv/contract/financial/payment-callbacks/payment-callbacks.calls'
import type { GatewayName } from '../../../ports/payments/payment.gateway.ts'

export const callbackCalls = {
  sep: calls.paymentSepCallBack,
  pec: calls.paymentPecCallBack,
  bpm: calls.paymentBpmCallBack,
  bfa: calls.paymentBfaCallBack,
  sandbox: calls.paymentSandboxCallBack,
} as const satisfies Record<GatewayName, unknown>

/** Where a bank sends the browser back to. */
export const callPath = (gateway: GatewayName): string => callbackCalls[gateway].path
