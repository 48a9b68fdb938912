// The way through the login keeps the token in this tab alone; it never stands in a query, which servers and logs see.
const storageKey = 'sarv.invitation'

export const rememberInvitation = (token: string) => sessionStorage.setItem(storageKey, token)

export const forgetInvitation = () => sessionStorage.removeItem(storageKey)

/** The token of the link, or of the link that led to the login. */
export const invitationTokenOf = (hash: string): string =>
  hash.replace(/^#/, '') || (sessionStorage.getItem(storageKey) ?? '')
