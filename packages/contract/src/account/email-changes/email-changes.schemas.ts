import { z } from 'zod'
import { WireDateTime, opaque } from '../../fields.ts'

export const EmailChangeTokenModel = z
  .object({
    takeBackToken: opaque(100).describe('From the link in the mail to the old address'),
  })
  .meta({ id: 'EmailChangeTokenModel' })
export type EmailChangeTokenModel = z.infer<typeof EmailChangeTokenModel>

/** What whoever reads the mail of the old address may know. */
export const EmailChangeDetail = z
  .object({
    oldEmail: z.string(),
    newEmail: z.string(),
    changeDate: WireDateTime,
    expireDate: WireDateTime,
  })
  .meta({ id: 'EmailChangeDetail' })
export type EmailChangeDetail = z.infer<typeof EmailChangeDetail>
