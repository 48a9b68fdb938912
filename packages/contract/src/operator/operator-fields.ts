import { z } from 'zod'
import { operatorRoles } from '../access.ts'
import { prose } from '../fields.ts'

/** Why an operator does it. Every write of theirs has one; it stands in the audit log and is never shown to the customer. */
export const Reason = prose({ min: 3, max: 500 }).describe('Why; for the audit log, never shown to the customer')

export const OperatorRoleField = z.enum(operatorRoles)
