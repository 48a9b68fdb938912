import { validationText } from '@sarv/contract/validation.fa'
import type { ReactNode } from 'react'
import { fieldsText } from './fields.fa.ts'

/** "Enter this" says nothing to whoever hears it away from the field: what is missing is named by the field's label. */
export const namedMessage = (label: ReactNode, message: string | undefined): string | undefined =>
  message === validationText.required && typeof label === 'string' ? fieldsText.missing(label) : message
