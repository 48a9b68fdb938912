import type { CSSProperties, ReactNode } from 'react'
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import type { FieldValues } from 'react-hook-form'
import { Bind } from './Bind.tsx'
import { ariaFieldProps, FieldLabel, FieldNotes, type FieldProps } from './Field.tsx'
import { type Option, type OptionId, OptionLabel } from './Options.tsx'
import { idOf } from './radio-values.ts'
import styles from './RadioCards.module.css'

export interface CardOption<Id extends OptionId = OptionId> extends Option<Id> {
  /** A picture in place of the radio mark: a logo, a flag. */
  lead?: ReactNode
  /** A control of its own inside the card, such as the version of a system. */
  extra?: ReactNode
}

type RadioCardsProps<Values extends FieldValues, Id extends OptionId> = FieldProps<Values, Id | null> & {
  options: readonly CardOption<Id>[]
  /** How narrow a card may get before the row breaks, in rem. */
  minCardRem?: number
  /** At most so many in a row, however wide it is. */
  maxColumns?: number
}

/** One of a few, each with its explanation. A card that cannot be chosen says why. */
export function RadioCards<Values extends FieldValues, Id extends OptionId = OptionId>({
  options,
  minCardRem = 12,
  maxColumns = 6,
  ...props
}: RadioCardsProps<Values, Id>) {
  return (
    <Bind<Values, Id | null> to={props}>
      {(field) => (
        <AriaRadioGroup
          {...ariaFieldProps(props, field)}
          orientation="horizontal"
          value={field.value == null ? null : String(field.value)}
          onChange={(value) => field.onChange(idOf(options, value))}
        >
          <FieldLabel frame={props} />
          <div
            className={styles.cards}
            style={{ '--min-card': `${minCardRem}rem`, '--most': maxColumns } as CSSProperties}
          >
            {options.map((option, index) => (
              <RadioField
                key={option.id}
                value={String(option.id)}
                inputRef={index === 0 ? field.focusRef : undefined}
                isDisabled={!!option.disabledReason}
                className={styles.card}
              >
                <CardContent option={option} />
              </RadioField>
            ))}
          </div>
          <FieldNotes label={props.label} filling="choose" help={props.help} error={field.error} />
        </AriaRadioGroup>
      )}
    </Bind>
  )
}

function CardContent({ option }: { option: CardOption }) {
  const description = option.disabledReason ?? option.description
  return (
    <>
      {option.lead ?? <span className={styles.mark} />}
      <div className={styles.body}>
        <RadioButton className={styles.button}>
          <OptionLabel option={option} />
        </RadioButton>
        {description && (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        )}
        {option.extra && <div className={styles.extra}>{option.extra}</div>}
      </div>
    </>
  )
}
