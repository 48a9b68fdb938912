import type { FieldValues } from 'react-hook-form'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** The name that someone gives to a thing. Digits stay as they are typed: the contract reads those of a Latin name. */
export function NameField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  return <TextField {...props} isName autoComplete="off" />
}
