import { useVmImageListQuery, useVmKeyListQuery } from '@sarv/client/vm.generated'
import { operatingSystem, productCategory } from '@sarv/contract/enums'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { FormColumns, FormSection } from '../../../ui/FormPage.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { loginUserOf } from './image-groups.ts'
import { orderText } from './vm-order.fa.ts'
import type { VmOrder } from './vm-order.ts'
import styles from './OrderAccess.module.css'

const text = orderText.access

interface OrderAccessProps {
  projectId: number
  control: Control<VmOrder>
  order: Pick<VmOrder, 'vmImageId' | 'vmKeyId'>
  onKey: (id: number | null) => void
  /** Opens the dialog for a new key. */
  onAddKey: () => void
}

/** What it is called and who gets in. */
export function OrderAccess({ projectId, control, order, onKey, onAddKey }: OrderAccessProps) {
  const system = useChosenSystem(projectId, order.vmImageId)
  const isWindows = system === operatingSystem.id.windows
  return (
    <FormSection number={5} title={text.title} hint={text.hint}>
      <FormColumns>
        <LtrTextField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
        <KeySelect
          projectId={projectId}
          value={order.vmKeyId}
          onChange={onKey}
          help={isWindows ? text.keyNotForWindows : <LoginUser system={system} />}
          onAdd={onAddKey}
        />
        <PasswordField
          control={control}
          name="password"
          label={text.password}
          help={text.passwordHelp}
          purpose="new"
          canGenerate
          isOptional={order.vmKeyId !== null}
        />
      </FormColumns>
    </FormSection>
  )
}

const useChosenSystem = (projectId: number, vmImageId: number | null): number | undefined => {
  const { data: images = [] } = useVmImageListQuery({ projectId, productId: productCategory.id.vm })
  return images.find(({ id }) => id === vmImageId)?.operatingSystemId
}

function LoginUser({ system }: { system: number | undefined }) {
  return (
    <>
      {text.loginAs} <Ltr isCode>{loginUserOf(system)}</Ltr>
    </>
  )
}

/** The list's own entry for "none": an option needs an id, and keys count from one. */
const noKey = 0

interface KeySelectProps {
  projectId: number
  value: number | null
  onChange: (id: number | null) => void
  help: ReactNode
  onAdd: () => void
}

function KeySelect({ projectId, value, onChange, help, onAdd }: KeySelectProps) {
  const { data: keys = [], error } = useVmKeyListQuery({ projectId })
  const options = keys.map(({ id, name }) => ({ id, label: name ?? '', isLtr: true }))
  return (
    <Select
      label={text.key}
      labelEnd={
        <span className={styles.newKey}>
          {/* Without a slot of its own it would become the button that opens the list. */}
          <Button slot={null} kind="quiet" size="sm" icon={Plus} onPress={onAdd}>
            {text.newKey}
          </Button>
        </span>
      }
      help={error ? text.keysFailed : help}
      value={value ?? noKey}
      onChange={(id) => onChange(id || null)}
      options={[{ id: noKey, label: text.noKey }, ...options]}
    />
  )
}
