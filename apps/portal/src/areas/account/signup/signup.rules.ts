/** What the address of the sign-up page brings along. */
export interface SignupEntry {
  /** From a link of someone who recommends us. */
  referralCode: string
  email: string
  /** From the mail that confirms the address: the page opens where it is typed. */
  code: string
  /** From an invitation into an account. */
  invitationToken: string
}

/** Secrets stand behind the `#`, where no server and no log sees them. */
export const readEntry = (search: string, hash: string): SignupEntry => {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const email = query.get('email') ?? ''
  const code = fragment.get('code') ?? ''
  return {
    referralCode: query.get('ref') ?? '',
    email,
    code: email && /^\d{6}$/.test(code) ? code : '',
    invitationToken: fragment.get('invitation') ?? '',
  }
}
