import { named } from '../direction.ts'

/** A ready-made plan, as receipts and choices name it. */
export const planTitle = (name: string | null): string => `پلن ${named(name ?? '')}`
