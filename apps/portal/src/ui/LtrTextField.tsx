import { toLatinDigits } from '@sarv/contract/normalize'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { Affix, ariaFieldProps, FieldBox, FieldLabel, FieldNotes } from './Field.tsx'
import { fillingOf } from './named-message.ts'
import type { TextFieldProps } from './TextField.tsx'

/** For what is Latin inside a Persian form: names, addresses, keys. Persian digits become Latin while typing. */
export function LtrTextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  return (
    <Bind to={props}>
      {(field) => (
        <AriaTextField
          {...ariaFieldProps(props, field)}
          value={field.value ?? ''}
          onChange={(text) => field.onChange(toLatinDigits(text))}
          type={props.type}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          autoCorrect="off"
          spellCheck="false"
          maxLength={props.maxLength}
        >
          <FieldLabel frame={props} />
          {/* The whole line runs left to right, or an ending such as .example.ir would stand before the name. */}
          <div dir={props.suffix ? 'ltr' : undefined}>
            <FieldBox frame={props}>
              <Input ref={field.focusRef} dir="ltr" placeholder={props.placeholder} autoCapitalize="none" />
              <Affix>{props.suffix}</Affix>
            </FieldBox>
          </div>
          <FieldNotes label={props.label} filling={fillingOf(props)} help={props.help} error={field.error} />
        </AriaTextField>
      )}
    </Bind>
  )
}
