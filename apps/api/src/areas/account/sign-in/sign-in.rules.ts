/**
 * When signing in becomes harder. Failures are counted for an e-mail at one address, for an address, and for an e-mail
 * over all addresses. The first two must wait; the third asks for a captcha alone, or anyone could lock anyone out.
 */
export const signInLimits = {
  windowSeconds: 15 * 60,
  /** Failures after which the next try must carry a captcha. */
  captchaAfter: { email: 3, address: 10 },
  /** Failures after which each next try must wait. */
  blockAfter: { pair: 5, address: 20 },
  /** How long, from the failure that reaches `blockAfter` on; the last one for all later ones. */
  waitSeconds: [2, 4, 8, 16, 32, 64, 128, 256, 512, 900],
} as const

export interface FailureCounts {
  email: number
  address: number
}

export const isCaptchaRequired = ({ email, address }: FailureCounts): boolean =>
  email >= signInLimits.captchaAfter.email || address >= signInLimits.captchaAfter.address

/** A sign-in that waits for its second step. */
export const pendingRules = { lifetimeSeconds: 5 * 60, tries: 5 } as const

/** Of one user, over all their pending sign-ins. */
export const secondStepLimits = {
  wrongCodes: 10,
  wrongCodesSeconds: 15 * 60,
  smsPerHour: 10,
} as const

/** How long a session lives without use, and at all. */
export const sessionLifeMs = { idle: 12 * 3_600_000, absolute: 30 * 24 * 3_600_000 } as const
