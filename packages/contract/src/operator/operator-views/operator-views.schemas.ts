import { z } from 'zod'
import { CurrentSession } from '../../account/sessions/sessions.schemas.ts'
import { WireDateTime } from '../../fields.ts'

/** How long an operator sees the portal as a customer does. */
export const viewMinutes = 15

export const OperatorView = z
  .object({
    id: z.int(),
    accessToken: z.string().describe('Shown once; reads the customer’s calls, and nothing else'),
    expireDate: WireDateTime,
    secondsLeft: z.int(),
    session: CurrentSession.describe('As the portal would know the user whose eyes it is seen through'),
  })
  .meta({ id: 'OperatorView' })
export type OperatorView = z.infer<typeof OperatorView>
