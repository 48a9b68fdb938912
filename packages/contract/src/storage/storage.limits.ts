import type { Range } from '../limits.ts'

export const bucketSizeGb = { min: 50, max: 5000, step: 50 } as const satisfies Range
