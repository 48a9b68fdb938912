import type { FastifyInstance } from 'fastify'
import { voucherCalls } from '@sarv/contract/financial/vouchers/vouchers.calls'
import { implement } from '../../../http/implement.ts'
import { applyVoucher } from './vouchers.service.ts'

export const voucherRoutes = (app: FastifyInstance): void => {
  implement(app, voucherCalls.voucherUse, ({ trx, actor, body }) => applyVoucher(trx, actor, body.voucherCode), {
    // Codes are short enough to be guessed by somebody who may try for ever.
    rateLimit: { by: 'user', max: 60, perSeconds: 3600 },
  })
}
