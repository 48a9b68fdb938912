/** What the address of the sign-up page brings along. */
export interface SignupEntry {
  /** From a link of someone who recommends us. */
  referralCode: string
  email: string
  /** From the link of the mail that confirms the address: finishes that sign-up. */
  linkToken: string
  /** From an invitation into an account. */
  invitationToken: string
}

/** Secrets stand behind the `#`, where no server and no log sees them. */
export const readEntry = (search: string, hash: string): SignupEntry => {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const email = query.get('email') ?? ''
  return {
    referralCode: query.get('ref') ?? '',
    email,
    linkToken: email ? (fragment.get('registration') ?? '') : '',
    invitationToken: fragment.get('invitation') ?? '',
  }
}
