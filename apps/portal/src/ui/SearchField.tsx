import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField'
import { ariaFieldProps, FieldBox, type FieldFrame, FieldLabel } from './Field.tsx'
import { fieldsText } from './fields.fa.ts'
import { iconSm } from './icons.ts'
import styles from './SearchField.module.css'

interface SearchFieldProps extends FieldFrame {
  value: string
  onChange: (value: string) => void
}

/** Escape or the cross empties it. No part of a form: it narrows what the page shows, at once. */
export function SearchField({ value, onChange, ...frame }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const clearByEscape: TextFieldProps['onKeyDown'] = (event) => {
    // An empty field leaves Escape to what it stands in: a popover closes.
    if (event.key === 'Escape' && value) clear()
    else event.continuePropagation()
  }
  return (
    <AriaTextField
      {...ariaFieldProps(frame, {})}
      type="search"
      value={value}
      onChange={onChange}
      onKeyDown={clearByEscape}
    >
      <FieldLabel frame={frame} />
      <FieldBox frame={frame}>
        <Search {...iconSm} />
        <Input ref={input} className={styles.input} placeholder={frame.placeholder} />
        {value && (
          <Button
            className={styles.clear}
            aria-label={fieldsText.clear}
            excludeFromTabOrder
            preventFocusOnPress
            onPress={clear}
          >
            <X {...iconSm} />
          </Button>
        )}
      </FieldBox>
    </AriaTextField>
  )
}
