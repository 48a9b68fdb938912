/**
 * When signing in becomes harder. Failures are counted for an e-mail at one address, for an address, and for an e-mail
 * over all addresses. The first must wait; the other two ask for a captcha alone: one person behind an address must not
 * lock out the others there, nor a stranger the owner. Guesses at an e-mail have a ceiling besides. A browser that the
 * account knows is counted on its own, apart from all of these.
 */
export const signInLimits = {
  windowSeconds: 15 * 60,
  /** Failures after which the next try must carry a captcha. */
  captchaAfter: { pair: 3, email: 3, address: 10 },
  /** Failures after which each next try must wait. */
  blockAfter: { pair: 5 },
  /** Passwords of one e-mail that are looked at, whatever the address; not for browsers that the account knows. */
  guesses: { max: 100, perSeconds: 3600 },
  /** How long, from the failure that reaches `blockAfter` on; the last one for all later ones. */
  waitSeconds: [2, 4, 8, 16, 32, 64, 128, 256, 512, 900],
} as const

export interface FailureCounts {
  /** Of this e-mail at this address, or in this browser. */
  pair: number
  address: number
  email: number
}

export const isCaptchaRequired = (failures: FailureCounts): boolean => {
  const { pair, address, email } = signInLimits.captchaAfter
  return failures.pair >= pair || failures.email >= email || failures.address >= address
}

/** A sign-in that waits for its second step. */
export const pendingRules = { lifetimeSeconds: 5 * 60, tries: 5 } as const

/** Of one user, over all their pending sign-ins. */
export const secondStepLimits = {
  wrongCodes: 10,
  wrongCodesSeconds: 15 * 60,
  smsPerHour: 10,
} as const

/** How long a session lives without use, and at all: what ASVS 4.0.3 asks for at its second level. */
export const sessionLifeMs = { idle: 30 * 60_000, absolute: 12 * 3_600_000 } as const
