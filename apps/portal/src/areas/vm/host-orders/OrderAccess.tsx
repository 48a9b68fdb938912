import { vmCount } from '@sarv/contract/limits'
import { normalizeLine } from '@sarv/contract/normalize'
import { numberedNames } from '@sarv/contract/vm/host-orders/numbered-names'
import type { Control } from 'react-hook-form'
import { FormColumns, FormSection } from '../../../ui/FormPage.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { KeySelect } from '../keys/KeySelect.tsx'
import { orderText } from './host-orders.fa.ts'
import { countOf, type VmOrder } from './vm-order.ts'
import styles from './OrderAccess.module.css'

const text = orderText.access

interface OrderAccessProps {
  number: number
  projectId: number
  control: Control<VmOrder>
  order: Pick<VmOrder, 'name' | 'count' | 'vmKeyId'>
  operatingSystemId: number | undefined
  onKey: (id: number | null) => void
  /** Opens the dialog for a new key. */
  onAddKey: () => void
}

/** What it is called, how many of it there are, and who gets in. */
export function OrderAccess({
  number,
  projectId,
  control,
  order,
  operatingSystemId,
  onKey,
  onAddKey,
}: OrderAccessProps) {
  return (
    <FormSection number={number} title={text.title} hint={text.hint}>
      <FormColumns>
        <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
        <NumberField
          control={control}
          name="count"
          label={text.count}
          help={text.countHelp}
          minValue={vmCount.min}
          maxValue={vmCount.max}
          hasSteppers
        />
      </FormColumns>
      <Names name={order.name} count={countOf(order)} />
      <FormColumns>
        <PasswordField
          control={control}
          name="password"
          label={text.password}
          help={text.passwordHelp}
          purpose="new"
          isForServer
          canGenerate
          isOptional={order.vmKeyId !== null}
        />
        <KeySelect
          projectId={projectId}
          operatingSystemId={operatingSystemId}
          value={order.vmKeyId}
          onChange={onKey}
          onAdd={onAddKey}
        />
      </FormColumns>
    </FormSection>
  )
}

/** The names as they will be, once there are several. */
function Names({ name: typed, count }: { name: string; count: number }) {
  const name = normalizeLine(typed)
  if (count === 1 || name === '') return null
  return (
    <div className={styles.names}>
      <span id="order-names">{text.names}</span>
      <ul aria-labelledby="order-names">
        {numberedNames(name, count).map((numbered) => (
          <li key={numbered}>
            <Tag>
              <bdi>{numbered}</bdi>
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
