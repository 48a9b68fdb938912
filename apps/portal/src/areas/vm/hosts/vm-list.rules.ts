import { serviceStatus } from '@sarv/contract/enums'
import type { Tone } from '@sarv/contract/define-enum'

export type VmSegment = 'active' | 'off' | 'moving' | 'failed'

const segmentByTone: Record<Tone, VmSegment> = {
  success: 'active',
  neutral: 'off',
  info: 'moving',
  warning: 'moving',
  error: 'failed',
}

/** The status segment that a server is counted in. Every server is in exactly one, so that the counts add up. */
export const segmentOf = ({ statusId }: { statusId: number }): VmSegment => segmentByTone[serviceStatus.tone(statusId)]

interface Addressed {
  ipv4?: string | null
  ipv6?: string | null
  privateAddresses?: readonly string[]
}

/** Where a server is reached: from the internet first, then from its private networks. */
export const addressesOf = ({ ipv4, ipv6, privateAddresses = [] }: Addressed): string[] =>
  [ipv4, ipv6, ...privateAddresses].filter((address) => typeof address === 'string')

interface Priced {
  priceNow?: number | undefined
  monthCost?: number | undefined
}

/** What the servers cost together in a month as they stand: those that are off cost less, those without a price yet nothing. */
export const monthlyTotal = (hosts: readonly Priced[]): number =>
  hosts.reduce((total, { priceNow = 0 }) => total + priceNow, 0)

/** What they have cost together this month until now. */
export const monthCostTotal = (hosts: readonly Priced[]): number =>
  hosts.reduce((total, { monthCost = 0 }) => total + monthCost, 0)

interface Installed {
  vmImage?: string | null
  operatingSystem?: string | null
}

/** The systems that the servers have, each once, for the filter. */
export const systemsOf = (hosts: readonly Installed[]): string[] =>
  [...new Set(hosts.flatMap(({ operatingSystem }) => operatingSystem ?? []))].sort((one, other) =>
    one.localeCompare(other),
  )
