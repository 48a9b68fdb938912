import { type Filling, requiredText, validationText } from '@sarv/contract/validation.fa'
import type { ReactNode } from 'react'

/** "Enter this" says nothing to whoever hears it away from the field: what is missing is named by the field's label. */
export const namedMessage = (label: ReactNode, filling: Filling, message: string | undefined): string | undefined =>
  message === validationText.required && typeof label === 'string' ? requiredText[filling](label) : message

const entered = new Set<string | undefined>(['numeric', 'decimal', 'tel'])

/** Numbers are entered, text is written. */
export const fillingOf = ({ type, inputMode }: { type?: string; inputMode?: string | undefined }): Filling =>
  type === 'tel' || entered.has(inputMode) ? 'enter' : 'write'
