import { z } from 'zod'
import { Email, PersonName, prose } from '../../fields.ts'

export const CreateNewsletterModel = z
  .object({
    email: Email,
  })
  .meta({ id: 'CreateNewsletterModel' })
export type CreateNewsletterModel = z.infer<typeof CreateNewsletterModel>

export const CreateContactUsModel = z
  .object({
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    content: prose({ max: 5_000 }),
  })
  .meta({ id: 'CreateContactUsModel' })
export type CreateContactUsModel = z.infer<typeof CreateContactUsModel>
