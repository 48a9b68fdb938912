import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
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

/** Switches between two to five views of the same thing; scrolls inside itself when the screen is narrow. */
export function SegmentedControl<Values extends FieldValues, Id extends OptionId = OptionId>({
  options,
  ...props
}: SegmentedControlProps<Values, Id>) {
  return (
    <Bind<Values, Id> to={props}>
      {(field) => (
        <PlainField frame={props} error={field.error}>
          {(labelling) => (
            <ToggleButtonGroup
              {...labelling}
              className={styles.segments}
              selectionMode="single"
              disallowEmptySelection
              isDisabled={props.isDisabled}
              selectedKeys={[field.value]}
              onSelectionChange={([id]) => field.onChange(id as Id)}
            >
              {options.map((option) => (
                <ToggleButton
                  key={option.id}
                  id={option.id}
                  isDisabled={!!option.disabledReason}
                  className={styles.segment}
                >
                  <span>{option.label}</span>
                  {option.count !== undefined && <span className={styles.count}>{formatCount(option.count)}</span>}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
        </PlainField>
      )}
    </Bind>
  )
}
