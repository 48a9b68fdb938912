import { z } from 'zod'
import { operatorRoles } from '../access.ts'
import { optionalText, prose } from '../fields.ts'
import { validationText } from '../validation.fa.ts'

/** It goes into the books and the log as JSON, which has no half characters. */
const wholeProse = (max: number) =>
  prose({ min: 3, max }).refine((value) => value.isWellFormed(), validationText.controlCharacters)

/** What the customer reads, besides the reason that only we read. */
export const OperatorAnswer = wholeProse(1000).describe('What the customer reads')

/** Why an operator does it. Every write of theirs has one; it stands in the audit log and is never shown to the customer. */
export const Reason = wholeProse(500).describe('Why; for the audit log, never shown to the customer')

/** Of what says why by itself: an answer, a note. */
export const OptionalReason = optionalText(Reason).describe('Why, where what is written does not say it')

export const OperatorRoleField = z.enum(operatorRoles)
