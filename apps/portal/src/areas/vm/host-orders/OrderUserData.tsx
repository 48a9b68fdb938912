import { userDataBytes } from '@sarv/contract/limits'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { FormSection } from '../../../ui/FormPage.tsx'
import { iconSm } from '../../../ui/icons.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { orderText, userDataExample } from './host-orders.fa.ts'
import type { VmOrder } from './vm-order.ts'
import styles from './OrderUserData.module.css'

const text = orderText.userData

const bytesOf = (value: string): number => new TextEncoder().encode(value).length

interface OrderUserDataProps {
  number: number
  control: Control<VmOrder>
}

/** What cloud-init does at the first start; folded away, because few need it. */
export function OrderUserData({ number, control }: OrderUserDataProps) {
  const { field, fieldState } = useController({ control, name: 'userData' })
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isUnfolded || fieldState.invalid
  return (
    <FormSection number={number} title={text.title} hint={text.hint}>
      <details className={styles.details} open={isOpen} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <ChevronDown {...iconSm} className={styles.chevron} />
          {text.unfold}
        </summary>
        <div className={styles.body}>
          <TextArea
            control={control}
            name="userData"
            label={text.label}
            labelEnd={
              <span className={styles.example}>
                <Button
                  kind="quiet"
                  size="sm"
                  disabledReason={field.value === '' ? undefined : text.exampleNeedsEmpty}
                  onPress={() => field.onChange(userDataExample)}
                >
                  {text.example}
                </Button>
              </span>
            }
            help={text.size(bytesOf(field.value), userDataBytes)}
            rows={10}
            isCode
            isOptional
          />
          <p className={styles.note}>{text.notKept}</p>
        </div>
      </details>
    </FormSection>
  )
}
