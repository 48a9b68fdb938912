import { requestOf } from '@sarv/client/client-call'
import { useProductBundleVolumeListQuery, type VolumeBundle } from '@sarv/client/portal.generated'
import { useVolumeCreateMutation, volumeCreate } from '@sarv/client/vm.generated'
import { volumeSizeGb } from '@sarv/contract/limits'
import type { CreateVolumeHostModel } from '@sarv/contract/vm/volumes/volumes.schemas'
import { useEffect, useMemo, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { Part } from '../../../shell/parts.ts'
import { useFullDatacenter } from '../../../shell/use-full-datacenter.ts'
import { useSearchParams } from 'react-router'
import { OrderAsCurl } from '../../../services/orders/OrderAsCurl.tsx'
import { moneyRefusal, OrderHold } from '../../../services/orders/OrderHold.tsx'
import { QuoteNote } from '../../../services/orders/QuoteNote.tsx'
import { orderInAddress, withSearch } from '../../../services/orders/sizes-in-address.ts'
import { useQuotedOrder } from '../../../services/orders/use-quoted-order.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ErrorBox } from '../../../ui/ErrorBox.tsx'
import { OrderDialog } from '../../../shell/OrderDialog.tsx'
import { useWatch } from '../../../ui/form.ts'
import { Ltr } from '../../../ui/Ltr.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { PickTable, type PickColumn } from '../../../ui/PickTable.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Slider } from '../../../ui/Slider.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { paths } from '../vm.paths.ts'
import {
  quotedVolume,
  toVolumeModel,
  volumeInAddress,
  volumeRehearsal,
  volumeResolver,
  type VolumeForm,
} from './volume-form.ts'
import { volumesText } from './volumes.fa.ts'

const text = volumesText.form

interface CreateVolumeDialogProps {
  projectId: number
  /** The server on whose page it is made: it is attached there unless somebody says otherwise. */
  host?: { id: number; name: string | null }
  onClose: () => void
  onCreated: (id: number) => void
}

export function CreateVolumeDialog({ projectId, host, onClose, onCreated }: CreateVolumeDialogProps) {
  const resolver = useMemo(() => volumeResolver(host?.id), [host?.id])
  const [search] = useSearchParams()
  const [asked] = useState(() => orderInAddress(search))
  const [begun] = useState(() => volumeInAddress(asked))
  const [create] = useVolumeCreateMutation()
  const { control, setValue, formState, dialog } = useFormDialog((body) => create({ projectId, body }), {
    defaultValues: begun,
    resolver,
    about: { name_taken: 'name' },
    // On a server's page the list of disks is not where it was begun.
    order: host ? undefined : { path: withSearch(paths.volume.create(projectId), asked), title: text.title },
    done: (started, { name }) => {
      tellStarted(started, text.started(name))
      onCreated(started.id)
    },
  })
  const form = { ...begun, ...useWatch({ control }) }
  const quoted = useQuotedOrder(projectId, quotedVolume(form))
  useEffect(() => setValue('quoteId', quoted.id), [setValue, quoted.id])
  const full = useFullDatacenter(projectId)
  const isNameRight = !!formState.touchedFields.name && !formState.errors.name
  const wanted = volumeRehearsal(form, { projectId, vmHostId: host?.id, isNameRight })
  const { quote, error: refusal } = useDryRun(volumeCreate, dialog.isPending ? undefined : wanted)
  return (
    <OrderDialog
      isOpen
      size="lg"
      onClose={onClose}
      title={text.title}
      subtitle={text.subtitle}
      submitLabel={text.submit}
      submitRefusal={full ?? quoted.refusal ?? moneyRefusal(quote)}
      {...dialog}
    >
      {full && <Note tone="warning">{full}</Note>}
      <QuoteNote quoted={quoted} />
      <NameField control={control} name="name" label={text.name} help={text.nameHelp} isRequired />
      <RadioCards
        control={control}
        name="sizeKind"
        label={text.kind}
        minCardRem={12}
        options={[
          { id: 'bundle', label: text.bundle, description: text.bundleHelp },
          { id: 'custom', label: text.custom, description: text.customHelp },
        ]}
      />
      {form.sizeKind === 'bundle' ? (
        <Bundles control={control} />
      ) : (
        <Slider
          control={control}
          name="volumeSize"
          label={text.size}
          unit={text.gigabyte}
          minValue={volumeSizeGb.min}
          maxValue={volumeSizeGb.max}
          step={volumeSizeGb.step}
        />
      )}
      {host && (
        <Checkbox control={control} name="isAttached" label={text.attach(host.name ?? '')} help={text.attachHelp} />
      )}
      {refusal?.message && !full ? (
        <Note tone="danger" isLive>
          {refusal.message}
        </Note>
      ) : (
        <>
          <p aria-live="polite">
            {text.price}: <Money rials={quote?.payable} />
          </p>
          <OrderHold hold={quote?.hold} />
          {quote && !moneyRefusal(quote) && <Part place="receipt" monthlyRials={quote.payable} />}
        </>
      )}
      <OrderAsCurl
        request={wanted && requestOf(volumeCreate, { projectId, body: toVolumeModel(form, host?.id) })}
        chooseFirst={text.curlAfterPlan}
      />
    </OrderDialog>
  )
}

const columns: readonly PickColumn<VolumeBundle>[] = [
  { id: 'name', label: text.columns.name, place: 'title', cell: ({ name }) => <Ltr>{name}</Ltr> },
  { id: 'size', label: text.columns.size, cell: ({ vDisk }) => <Ltr>{`${vDisk} GB`}</Ltr> },
  { id: 'price', label: text.columns.price, place: 'end', cell: ({ price }) => <Money rials={price} /> },
]

function Bundles({ control }: { control: Control<VolumeForm, unknown, CreateVolumeHostModel> }) {
  const { data: bundles, error, isFetching, refetch } = useProductBundleVolumeListQuery()
  if (error && !bundles) return <ErrorBox isPart error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!bundles) return <Skeleton lines={4} />
  return (
    <PickTable
      control={control}
      name="productBundleId"
      label={text.plans}
      isLabelHidden
      pickLabel={text.plans}
      rows={bundles}
      columns={columns}
      nameOf={({ name }) => name ?? ''}
      phoneLine={({ vDisk }) => `${vDisk} GB`}
      pageSize={5}
    />
  )
}
