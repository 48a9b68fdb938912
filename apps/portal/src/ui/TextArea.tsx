import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { ariaFieldProps, FieldBox, FieldLabel, FieldNotes, type FieldProps } from './Field.tsx'

type TextAreaProps<Values extends FieldValues> = FieldProps<Values> & {
  rows?: number
  maxLength?: number
  /** Keys, certificates, scripts: left to right, in the code font. */
  isCode?: boolean
}

export function TextArea<Values extends FieldValues>(props: TextAreaProps<Values>) {
  return (
    <Bind to={props}>
      {(field) => (
        <AriaTextField
          {...ariaFieldProps(props, field)}
          value={field.value ?? ''}
          onChange={field.onChange}
          maxLength={props.maxLength}
          spellCheck={props.isCode ? 'false' : undefined}
        >
          <FieldLabel frame={props} />
          <FieldBox frame={props} kind={props.isCode ? 'code' : 'area'}>
            <AriaTextArea
              ref={field.focusRef}
              rows={props.rows}
              dir={props.isCode ? 'ltr' : undefined}
              placeholder={props.placeholder}
            />
          </FieldBox>
          <FieldNotes label={props.label} filling="write" help={props.help} error={field.error} />
        </AriaTextField>
      )}
    </Bind>
  )
}
