import { z } from 'zod'
import { Email, opaque } from '../../fields.ts'

export const CreateNewsletterModel = z
  .object({
    email: Email,
  })
  .meta({ id: 'CreateNewsletterModel' })
export type CreateNewsletterModel = z.infer<typeof CreateNewsletterModel>

export const NewsletterLinkModel = z
  .object({ linkToken: opaque(100).describe('From the link in the mail') })
  .meta({ id: 'NewsletterLinkModel' })
export type NewsletterLinkModel = z.infer<typeof NewsletterLinkModel>
