/** When signing in becomes harder. Counted per e-mail and per address, so that neither one victim nor one attacker escapes. */
export const signInLimits = {
  windowMs: 15 * 60_000,
  /** Failures after which the next attempt must carry a captcha. */
  captchaAfter: { email: 3, address: 10 },
} as const

export interface FailureCounts {
  email: number
  address: number
}

export const isCaptchaRequired = ({ email, address }: FailureCounts): boolean =>
  email >= signInLimits.captchaAfter.email || address >= signInLimits.captchaAfter.address

/** How long a session lives without use, and at all. */
export const sessionLifeMs = { idle: 12 * 3_600_000, absolute: 30 * 24 * 3_600_000 } as const
