import { sql } from 'kysely'
import type { Area } from '../area.ts'
import { apiTokenRoutes } from './api-tokens/api-tokens.routes.ts'
import { customerUserRoutes } from './customer-users/customer-users.routes.ts'
import { customerRoutes } from './customers/customers.routes.ts'
import { emailChangeRoutes } from './email-changes/email-changes.routes.ts'
import { invitationRoutes } from './invitations/invitations.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts'
import { providerRoutes } from './providers/providers.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import { sessionRoutes } from './sessions/sessions.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { stepUpRoutes } from './step-up/step-up.routes.ts'
import { userLogRoutes } from './user-log/user-log.routes.ts'
import { accountExpiries } from './account.expiries.ts'
import { accountObjects } from './account.objects.ts'

export const accountArea: Area = {
  name: 'account',
  expiries: accountExpiries,
  objects: accountObjects,
  routes: [
    signInRoutes,
    providerRoutes,
    passkeyRoutes,
    sessionRoutes,
    registrationRoutes,
    profileRoutes,
    twoFactorRoutes,
    apiTokenRoutes,
    stepUpRoutes,
    emailChangeRoutes,
    userLogRoutes,
    customerRoutes,
    customerUserRoutes,
    invitationRoutes,
  ],
  expires: {
    captchas: sql`expires_at < now() - interval '1 hour'`,
    code_requests: sql`greatest(expires_at, link_expires_at) < now()`,
    confirm_codes: sql`expires_at < now()`,
    email_changes: sql`expires_at < now() - interval '1 day'`,
    invitations: sql`expires_at < now() - interval '30 days'`,
    known_devices: sql`last_used_at < now() - interval '180 days'`,
    passkey_challenges: sql`expires_at < now()`,
    pending_sign_ins: sql`expires_at < now()`,
    provider_sign_ins: sql`expires_at < now()`,
    // They stay a while after their end, so that «devices» can still name them.
    sessions: sql`expires_at < now() - interval '7 days'`,
  },
}
