/** Why no passkey can be added here. */
export type PasskeyObstacle = 'address' | 'browser'

/** The address comes first: by a plain number or without encryption browsers hide that they could. */
export const passkeyObstacle = (options: { isOffered: boolean; hasWebAuthn: boolean }): PasskeyObstacle | undefined => {
  if (!options.isOffered) return 'address'
  return options.hasWebAuthn ? undefined : 'browser'
}

export type CeremonyEnd = 'cancelled' | 'alreadyThere' | 'address' | 'unsuitable' | 'failed'

/** Names that the WebAuthn standard gives to the ways in which making a passkey ends. */
const endsByName: Readonly<Record<string, CeremonyEnd>> = {
  // Pressed away, or left alone until the time was over: browsers do not say which.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'alreadyThere',
  SecurityError: 'address',
  NotSupportedError: 'unsuitable',
  ConstraintError: 'unsuitable',
}

/** How it ended when the browser made no passkey. */
export const ceremonyEnd = (error: unknown): CeremonyEnd =>
  (error instanceof Error && endsByName[error.name]) || 'failed'
