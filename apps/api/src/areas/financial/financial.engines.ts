import { createBfa } from '../../engines/gateways/bfa/bfa.ts'
import { createBpm } from '../../engines/gateways/bpm/bpm.ts'
import { createPec } from '../../engines/gateways/pec/pec.ts'
import { openSandboxBank, type SandboxBank } from '../../engines/gateways/sandbox/sandbox.ts'
import { createSep } from '../../engines/gateways/sep/sep.ts'
import type { GatewayName, PaymentGateway } from '../../ports/payments/payment.gateway.ts'
import { sandboxStore } from '../../sandbox-store.ts'
import type { EngineContext, OpenedEngines } from '../area.ts'
import { sampleSeller } from './invoices/sellers.fa.ts'
import { noteSeller } from './invoices/sellers.store.ts'
import type { PaymentSettings } from './financial.config.ts'

/** Where customers pay. */
export interface PaymentEngines {
  /** Only those that are on. */
  gateways: Readonly<Partial<Record<GatewayName, PaymentGateway>>>
  /** The page of the test bank, where it is on. */
  sandboxBank?: SandboxBank | undefined
}

declare module '../../dependencies.ts' {
  interface AreaEngines {
    payments: PaymentEngines
  }
}

export const bankPagePath = '/api/sandbox-bank'

const banksOf = ({ sep, pec, bpm, bfa }: PaymentSettings): PaymentEngines['gateways'] => ({
  ...(sep && { sep: createSep(sep) }),
  ...(pec && { pec: createPec(pec) }),
  ...(bpm && { bpm: createBpm(bpm) }),
  ...(bfa && { bfa: createBfa(bfa) }),
})

export const openFinancialArea = async ({
  database,
  config,
  publicUrl,
  log,
}: EngineContext): Promise<OpenedEngines> => {
  const { sandbox } = config.payments
  const seller = config.seller ?? (config.isOneMachine ? sampleSeller : undefined)
  if (!seller) log.warn('the configuration names no seller: no invoice is issued until it does')
  await noteSeller(database.db, seller)
  const sandboxBank =
    (sandbox ?? config.isOneMachine)
      ? await openSandboxBank({
          store: sandboxStore(database),
          pageUrl: (token) => `${publicUrl}${bankPagePath}/${token}`,
        })
      : undefined
  const gateways = { ...banksOf(config.payments), ...(sandboxBank && { sandbox: sandboxBank.gateway }) }
  return { engines: { payments: { gateways, sandboxBank } } }
}
