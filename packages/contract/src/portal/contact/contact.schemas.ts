import { z } from 'zod'
import { Email, PersonName, prose } from '../../fields.ts'

export const CreateContactUsModel = z
  .object({
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    content: prose({ max: 5_000 }),
  })
  .meta({ id: 'CreateContactUsModel' })
export type CreateContactUsModel = z.infer<typeof CreateContactUsModel>
