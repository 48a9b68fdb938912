import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { fieldsText } from './fields.fa.ts'
import { iconSm } from './icons.ts'
import styles from './Options.module.css'

export type OptionId = string | number

/** One thing to choose in a Select, ComboBox, RadioGroup, RadioCards or SegmentedControl. */
export interface Option<Id extends OptionId = OptionId> {
  id: Id
  label: string
  /** The label is Latin: a name, an address. */
  isLtr?: boolean
  /** A quieter second thing: an address range, a price. */
  description?: ReactNode
  /** Why it cannot be chosen now; shown in place of the description. */
  disabledReason?: string
}

export function OptionLabel({ option }: { option: Option }) {
  return option.isLtr ? <bdi dir="ltr">{option.label}</bdi> : <span>{option.label}</span>
}

/** The floating list of a Select or ComboBox, as wide as its field. A ComboBox filters its options and gives them itself. */
export function OptionsPopover({ options }: { options?: readonly Option[] }) {
  return (
    <Popover className={styles.popover} offset={4}>
      <ListBox
        className={styles.list}
        items={options}
        renderEmptyState={() => <p className={styles.empty}>{fieldsText.noMatch}</p>}
      >
        {(option) => (
          <ListBoxItem textValue={option.label} isDisabled={!!option.disabledReason} className={styles.option}>
            {({ isSelected }) => (
              <>
                <span className={styles.label}>
                  <OptionLabel option={option} />
                </span>
                <span className={styles.description}>{option.disabledReason ?? option.description}</span>
                {isSelected && <Check {...iconSm} className={styles.chosen} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
