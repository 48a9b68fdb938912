import { z } from 'zod'
import { Email, PersonName } from '@sarv/contract/fields'
import type { SignInProviders } from '../../../dependencies.ts'

export type ProviderName = keyof SignInProviders

/** Where the provider sends people back to: from our configuration alone, so that nobody can be led elsewhere. */
export const redirectUriOf = (publicUrl: string, provider: ProviderName): string =>
  `${publicUrl}/account/login?provider=${provider}`

/** Who the provider says has signed in. */
export interface ProvenIdentity {
  /** Never changes at this provider, unlike the e-mail. */
  subject: string
  /** Only where the provider has seen that it is theirs. */
  email: string | undefined
  firstName: string | null
  lastName: string | null
}

const nameOrNothing = PersonName.nullable().catch(null)

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: Email.optional().catch(undefined),
  email_verified: z.boolean().catch(false),
  given_name: nameOrNothing,
  family_name: nameOrNothing,
  name: nameOrNothing,
})

/** What we take of the claims; names that we would not take from a form are left out. */
export const readIdentity = (claims: unknown): ProvenIdentity => {
  const { sub, email, email_verified: isVerified, ...names } = Claims.parse(claims)
  const [first = null, ...rest] = names.name?.split(' ') ?? []
  const hasParts = names.given_name !== null || names.family_name !== null
  return {
    subject: sub,
    email: isVerified ? email : undefined,
    firstName: hasParts ? names.given_name : first,
    lastName: hasParts ? names.family_name : rest.join(' ') || null,
  }
}
