import { z } from 'zod'
import { line } from '../../fields.ts'
import { voucherCodeLength } from '../../limits.ts'

export const UseVoucherModel = z
  .object({
    voucherCode: line(voucherCodeLength),
  })
  .meta({ id: 'UseVoucherModel' })
export type UseVoucherModel = z.infer<typeof UseVoucherModel>
