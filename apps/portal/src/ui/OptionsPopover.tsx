import { Check } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { fieldsText } from './fields.fa.ts'
import { iconSm } from './icons.ts'
import { type Option, OptionLabel } from './Options.tsx'
import styles from './OptionsPopover.module.css'

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
