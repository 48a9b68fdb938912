import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { ariaFieldProps, FieldLabel, FieldNotes, type FieldProps } from './Field.tsx'
import { type Option, type OptionId, OptionLabel } from './Options.tsx'
import { idOf } from './radio-values.ts'
import styles from './RadioGroup.module.css'

type RadioGroupProps<Values extends FieldValues, Id extends OptionId> = FieldProps<Values, Id | null> & {
  options: readonly Option<Id>[]
  isInline?: boolean
}

export function RadioGroup<Values extends FieldValues, Id extends OptionId = OptionId>({
  options,
  isInline,
  ...props
}: RadioGroupProps<Values, Id>) {
  return (
    <Bind<Values, Id | null> to={props}>
      {(field) => (
        <AriaRadioGroup
          {...ariaFieldProps(props, field)}
          value={field.value == null ? null : String(field.value)}
          onChange={(value) => field.onChange(idOf(options, value))}
        >
          <FieldLabel frame={props} />
          <div className={styles.options} data-inline={isInline || undefined}>
            {options.map((option, index) => (
              <RadioField
                key={option.id}
                value={String(option.id)}
                inputRef={index === 0 ? field.focusRef : undefined}
                isDisabled={!!option.disabledReason}
                className={styles.option}
              >
                <RadioButton className={styles.button}>
                  <span className={styles.mark} />
                  <OptionLabel option={option} />
                </RadioButton>
                <Text slot="description" className={styles.description}>
                  {option.disabledReason ?? option.description}
                </Text>
              </RadioField>
            ))}
          </div>
          <FieldNotes label={props.label} filling="choose" help={props.help} error={field.error} />
        </AriaRadioGroup>
      )}
    </Bind>
  )
}
