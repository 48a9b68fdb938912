export const acts = ['create', 'edit', 'delete', 'power', 'access', 'signIn'] as const
export type Act = (typeof acts)[number]

const power = /^vmHost(Start|Stop|Shutdown|Reboot|Reset|Rebuild)$/
const signIn =
  /[lL]ogin|^logout$|^sso|^register|^forgot|Password|Totp|Sms|TwoFactor|^passkey|recovery|^session|^apiToken/
const access = /^customerUser|^projectUser|nvitation/

/** What kind of act an event is; some are of none. */
export const actOf = (event: string): Act | undefined => {
  if (power.test(event)) return 'power'
  if (signIn.test(event)) return 'signIn'
  if (access.test(event)) return 'access'
  if (/Create$|Attach$/.test(event)) return 'create'
  if (/Delete$|Purge$|Detach$/.test(event)) return 'delete'
  if (/Edit|Replace$|Restore$|Revert$|Confirm|Convert/.test(event)) return 'edit'
  return undefined
}
