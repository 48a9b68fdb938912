import { Search, X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { ariaFieldProps, FieldBox, FieldLabel, FieldNotes, type FieldProps } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { iconSm } from './icons.ts'
import styles from './SearchField.module.css'

/** Escape or the cross empties it. */
export function SearchField<Values extends FieldValues>(props: FieldProps<Values>) {
  return (
    <Bind to={props}>
      {(field) => (
        <AriaSearchField {...ariaFieldProps(props, field)} value={field.value ?? ''} onChange={field.onChange}>
          <FieldLabel frame={props} />
          <FieldBox frame={props}>
            <Search {...iconSm} />
            <Input ref={field.focusRef} className={styles.input} placeholder={props.placeholder} />
            {field.value && (
              <Button className={styles.clear} aria-label={fieldsText.clear}>
                <X {...iconSm} />
              </Button>
            )}
          </FieldBox>
          <FieldNotes help={props.help} error={field.error} />
        </AriaSearchField>
      )}
    </Bind>
  )
}
