import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { Affix, ariaFieldProps, FieldBox, FieldLabel, FieldNotes, type FieldProps } from './Field.tsx'
import { fillingOf } from './named-message.ts'

export type TextFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  type?: 'text' | 'email' | 'tel' | 'url'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  /** A unit or a fixed ending, after what is typed. */
  suffix?: ReactNode
}

interface Naming {
  /** Of a thing, in any script: it runs as its first letter does. */
  isName?: boolean
}

/** One line of Persian text; its digits stay as they are typed. */
export function TextField<Values extends FieldValues>({ isName, ...props }: TextFieldProps<Values> & Naming) {
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
          spellCheck={isName ? 'false' : undefined}
        >
          <FieldLabel frame={props} />
          <FieldBox frame={props}>
            <Input ref={field.focusRef} dir={isName ? 'auto' : undefined} placeholder={props.placeholder} />
            <Affix>{props.suffix}</Affix>
          </FieldBox>
          <FieldNotes label={props.label} filling={fillingOf(props)} help={props.help} error={field.error} />
        </AriaTextField>
      )}
    </Bind>
  )
}
