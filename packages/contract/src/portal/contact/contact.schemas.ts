import { z } from 'zod'
import { Email, PersonName, prose } from '../../fields.ts'
import { personal } from '../../personal.ts'

export const CreateContactUsModel = z
  .object({
    firstName: personal(PersonName, 'nothing'),
    lastName: personal(PersonName, 'nothing'),
    email: personal(Email, 'nothing'),
    content: personal(prose({ max: 5_000 }), 'nothing'),
  })
  .meta({ id: 'CreateContactUsModel' })
export type CreateContactUsModel = z.infer<typeof CreateContactUsModel>
