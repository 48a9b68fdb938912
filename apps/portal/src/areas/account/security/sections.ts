/** The ids of the tab's cards: a link leads to each. */
export const sections = {
  twoFactor: 'two-factor',
  passkeys: 'passkeys',
  recoveryCodes: 'recovery-codes',
  devices: 'devices',
  activity: 'activity',
} as const

export type SectionId = (typeof sections)[keyof typeof sections]
