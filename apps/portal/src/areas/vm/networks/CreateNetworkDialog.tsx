import { useVmNetworkCreateMutation, useVmNetworkShortListQuery } from '@sarv/client/vm.generated'
import { networkPrefix } from '@sarv/contract/limits'
import { freeRange } from '@sarv/contract/vm/networks/networks.rules'
import { useEffect, useMemo } from 'react'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { OrderDialog } from '../../../shell/OrderDialog.tsx'
import { useWatch } from '../../../ui/form.ts'
import { NameField } from '../../../ui/NameField.tsx'
import { LtrTextField } from '../../../ui/LtrTextField.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { emptyNetwork, networkResolver, usableSentence } from './network-form.ts'
import styles from './Networks.module.css'
import { networksText } from './networks.fa.ts'

const text = networksText.form

interface CreateNetworkDialogProps {
  projectId: number
  onClose: () => void
  onCreated: (id: number) => void
}

export function CreateNetworkDialog({ projectId, onClose, onCreated }: CreateNetworkDialogProps) {
  const { data: networks } = useVmNetworkShortListQuery({ projectId })
  const others = useMemo(
    () => (networks ?? []).flatMap(({ name, cidr }) => (cidr ? [{ name: name ?? '', cidr }] : [])),
    [networks],
  )
  const resolver = useMemo(() => networkResolver(others), [others])
  const [create] = useVmNetworkCreateMutation()
  const { control, register, getValues, resetField, dialog } = useFormDialog((body) => create({ projectId, body }), {
    defaultValues: emptyNetwork,
    resolver,
    about: { name_taken: 'name' },
    done: (started, { name }) => {
      tellStarted(started, text.started(name))
      onCreated(started.id)
    },
  })
  const proposed = networks && freeRange(others)
  useEffect(() => {
    if (!proposed || getValues('network') !== '') return
    // The frame of the dialog may come after the networks: a field that no control has told the form about cannot be reset.
    register('network')
    resetField('network', { defaultValue: proposed })
  }, [proposed, register, getValues, resetField])
  const usable = usableSentence({ ...emptyNetwork, ...useWatch({ control }) }, others)
  return (
    <OrderDialog
      isOpen
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      {...dialog}
    >
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
      <div className={styles.range}>
        <LtrTextField
          control={control}
          name="network"
          label={text.network}
          help={text.networkHelp}
          placeholder="192.168.1.0"
          isRequired
        />
        <NumberField
          control={control}
          name="prefix"
          label={text.prefix}
          minValue={networkPrefix.min}
          maxValue={networkPrefix.max}
          hasSteppers
          isTechnical
          isRequired
        />
      </div>
      {usable && <Note>{usable}</Note>}
    </OrderDialog>
  )
}
