import { Email, Mobile } from '@sarv/contract/fields'
import { z } from 'zod'

/** The one field of both contact cards, by the contract's rule for each. */
export const PhoneForm = z.object({ contact: Mobile })
export const EmailForm = z.object({ contact: Email })
