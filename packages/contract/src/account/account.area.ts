import type { ContractArea } from '../area.ts'
import { accountExamples } from './account.examples.fa.ts'
import { accountErrors } from './account.errors.fa.ts'
import { accountTitles } from './account.titles.fa.ts'
import { apiTokenCalls } from './api-tokens/api-tokens.calls.ts'
import { customerUserCalls } from './customer-users/customer-users.calls.ts'
import { customerCalls } from './customers/customers.calls.ts'
import { emailChangeCalls } from './email-changes/email-changes.calls.ts'
import { invitationCalls } from './invitations/invitations.calls.ts'
import { passkeyCalls } from './passkeys/passkeys.calls.ts'
import { profileCalls } from './profile/profile.calls.ts'
import { providerCalls } from './providers/providers.calls.ts'
import { registrationCalls } from './registration/registration.calls.ts'
import { sessionCalls } from './sessions/sessions.calls.ts'
import { signInCalls } from './sign-in/sign-in.calls.ts'
import { stepUpCalls } from './step-up/step-up.calls.ts'
import { twoFactorCalls } from './two-factor/two-factor.calls.ts'
import { userLogCalls } from './user-log/user-log.calls.ts'

export const accountArea = {
  description: 'Signing in, the own profile, the customer and its users',
  calls: {
    ...signInCalls,
    ...registrationCalls,
    ...providerCalls,
    ...profileCalls,
    ...twoFactorCalls,
    ...customerCalls,
    ...customerUserCalls,
    ...sessionCalls,
    ...apiTokenCalls,
    ...userLogCalls,
    ...passkeyCalls,
    ...invitationCalls,
    ...stepUpCalls,
    ...emailChangeCalls,
  },
  titles: accountTitles,
  errors: accountErrors,
  examples: accountExamples,
} satisfies ContractArea
