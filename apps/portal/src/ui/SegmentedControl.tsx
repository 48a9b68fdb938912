import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatCount } from '../format/number.ts'
import { Bind } from './Bind.tsx'
import { type FieldProps, PlainField } from './Field.tsx'
import type { Option, OptionId } from './Options.tsx'
import styles from './SegmentedControl.module.css'

export interface Segment<Id extends OptionId = OptionId> extends Option<Id> {
  /** How many there are behind it. */
  count?: number
}

type SegmentedControlProps<Values extends FieldValues, Id extends OptionId> = FieldProps<Values, Id> & {
  options: readonly Segment<Id>[]
}

/** Switches between a few views of the same thing; scrolls inside itself when the screen is narrow. */
export function SegmentedControl<Values extends FieldValues, Id extends OptionId = OptionId>({
  options,
  ...props
}: SegmentedControlProps<Values, Id>) {
  const groupName = useId()
  return (
    <Bind<Values, Id> to={props}>
      {(field) => (
        <PlainField frame={props} filling="choose" error={field.error}>
          {(labelling) => (
            <div {...labelling} role="radiogroup" className={styles.segments}>
              {options.map(({ id, label, count, disabledReason }) => (
                <label key={id} className={styles.segment}>
                  <input
                    type="radio"
                    className={styles.input}
                    name={groupName}
                    checked={field.value === id}
                    disabled={props.isDisabled || !!disabledReason}
                    onChange={() => field.onChange(id)}
                    onBlur={field.onBlur}
                  />
                  <span>{label}</span>
                  {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
                </label>
              ))}
            </div>
          )}
        </PlainField>
      )}
    </Bind>
  )
}
