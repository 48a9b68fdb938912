import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { Affix, ariaFieldProps, FieldBox, FieldLabel, FieldNotes, type FieldProps } from './Field.tsx'

export type TextFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  type?: 'text' | 'email' | 'tel' | 'url'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  /** A unit or a fixed ending, after what is typed. */
  suffix?: ReactNode
}

/** One line of Persian text. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  return (
    <Bind to={props}>
      {(field) => (
        <AriaTextField
          {...ariaFieldProps(props, field)}
          value={field.value ?? ''}
          onChange={field.onChange}
          type={props.type}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete}
          maxLength={props.maxLength}
        >
          <FieldLabel frame={props} />
          <FieldBox frame={props}>
            <Input ref={field.focusRef} placeholder={props.placeholder} />
            <Affix>{props.suffix}</Affix>
          </FieldBox>
          <FieldNotes label={props.label} help={props.help} error={field.error} />
        </AriaTextField>
      )}
    </Bind>
  )
}
