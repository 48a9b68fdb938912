import type { PaymentEngines } from '../areas/financial/financial.engines.ts'

/** For tests in which nobody pays. */
export const noPayments: PaymentEngines = { gateways: {} }
