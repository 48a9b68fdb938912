import { z } from 'zod'
import { opaque, optionalText } from '../../fields.ts'

export const LoginUrl = z
  .object({
    url: z.string().nullable(),
  })
  .meta({ id: 'LoginUrl' })
export type LoginUrl = z.infer<typeof LoginUrl>

/**
 * Without the state that we gave the provider nobody is signed in: the code could be someone else's. Older clients leave it
 * out; they are told in a sentence what to do.
 */
export const ProviderState = optionalText(opaque(200)).describe(
  'The state that stood in the address of the sign-in page and came back with the code; without it the answer is 400',
)

export const SsoLoginModel = z
  .object({
    code: opaque(2_048),
    state: ProviderState,
  })
  .meta({ id: 'SsoLoginModel' })
export type SsoLoginModel = z.infer<typeof SsoLoginModel>
