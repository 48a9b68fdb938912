import { useVolumeEditMutation, volumeEdit } from '@sarv/client/vm.generated'
import { volumeSizeGb } from '@sarv/contract/limits'
import { serviceType } from '@sarv/contract/service-types'
import { Link2, Trash2, Unplug } from 'lucide-react'
import { useState } from 'react'
import { formatGigabytes } from '../../../format/sizes.ts'
import { moneyRefusal, OrderHold } from '../../../services/orders/OrderHold.tsx'
import { ChangeOutlook } from '../../../services/resizing/ChangeOutlook.tsx'
import { useArrival } from '../../../shell/use-arrival.ts'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { paths } from '../vm.paths.ts'
import { useDryRun } from '../../../shell/use-dry-run.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CodeBlock } from '../../../ui/CodeBlock.tsx'
import { DateText } from '../../../ui/DateText.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Ltr } from '../../../ui/Ltr.tsx'
import { NameField } from '../../../ui/NameField.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Note } from '../../../ui/Note.tsx'
import { OverviewCard } from '../../../ui/OverviewCard.tsx'
import { Slider } from '../../../ui/Slider.tsx'
import { tellStarted } from '../../../shell/operation-toasts.ts'
import { toast } from '../../../ui/toast.ts'
import { AttachVolumeDialog } from './AttachVolumeDialog.tsx'
import { useVolumeRefusal } from './volume-acts.ts'
import { labelsText } from '../../../services/labels/labels.fa.ts'
import { ServiceLabels } from '../../../services/labels/ServiceLabels.tsx'
import { ReceiptButton } from '../receipts/ReceiptButton.tsx'
import type { VolumePanelProps } from './volume-panel.ts'
import { useDeleteVolume, useDetachVolume } from './use-volume-acts.ts'
import { volumeNameResolver } from './volume-form.ts'
import styles from './VolumeDrawer.module.css'
import { volumesText } from './volumes.fa.ts'
import { ServiceStatusChip } from '../../../services/ServiceStatusChip.tsx'

const text = volumesText.drawer

/** What a volume is, where it hangs, and what can be changed about it. */
export function VolumeOverview({ projectId, volume, onGone }: VolumePanelProps) {
  return (
    <>
      <OverviewCard
        title={text.overview}
        headEnd={<ReceiptButton of="volume" projectId={projectId} id={volume.id} name={volume.name ?? ''} />}
        rows={[
          { label: text.status, shown: <ServiceStatusChip statusId={volume.statusId} /> },
          { label: text.size, shown: formatGigabytes(volume.volumeSize) },
          {
            label: text.server,
            shown: volume.vmHostId ? (
              <Link href={paths.vm.volume(projectId, volume.vmHostId)}>
                <Ltr>{volume.vmHost}</Ltr>
              </Link>
            ) : (
              volumesText.free
            ),
          },
          { label: text.device, copied: volume.device },
          { label: text.price, shown: <Money rials={volume.monthlyPrice} /> },
          { label: text.monthCost, shown: <Money rials={volume.monthCost} /> },
          { label: text.datacenter, shown: volume.datacenter },
          {
            label: labelsText.labels,
            shown: (
              <ServiceLabels projectId={projectId} type={serviceType.volume} id={volume.id} name={volume.name ?? ''} />
            ),
          },
          { label: text.created, shown: <DateText wire={volume.createDate} as="time" /> },
        ]}
      />
      <Acts projectId={projectId} volume={volume} onGone={onGone} />
      {volume.device && (
        <Card title={text.mount}>
          <Note tone="warning">{text.mountErases}</Note>
          <CodeBlock code={mountLines(volume.device)} label={text.mount} />
        </Card>
      )}
      <Grow key={volume.volumeSize} projectId={projectId} volume={volume} onGone={onGone} />
      <Rename key={volume.name} projectId={projectId} volume={volume} onGone={onGone} />
    </>
  )
}

const mountLines = (device: string): string => `mkfs.ext4 ${device}\nmkdir -p /mnt/data\nmount ${device} /mnt/data`

function Acts({ projectId, volume, onGone }: VolumePanelProps) {
  const refusal = useVolumeRefusal(projectId)
  const [isAttaching, setAttaching] = useState(false)
  const detachment = useDetachVolume(projectId)
  const deletion = useDeleteVolume(projectId, onGone)
  useArrival(['delete'], () => {
    const why = refusal('delete', volume)
    if (why) toast.warning(why)
    else deletion.ask(volume)
  })
  const { name, vmHost, volumeNodeId } = volume
  const detach = () =>
    volumeNodeId && detachment.ask({ nodeId: volumeNodeId, volume: name ?? '', server: vmHost ?? '' })
  return (
    <div className={styles.acts}>
      {volume.vmHostId ? (
        <Button icon={Unplug} disabledReason={refusal('detach', volume)} onPress={detach}>
          {volumesText.detach}
        </Button>
      ) : (
        <Button icon={Link2} disabledReason={refusal('attach', volume)} onPress={() => setAttaching(true)}>
          {volumesText.attach}
        </Button>
      )}
      <Button
        kind="danger-quiet"
        icon={Trash2}
        disabledReason={refusal('delete', volume)}
        onPress={() => deletion.ask(volume)}
      >
        {volumesText.delete}
      </Button>
      {isAttaching && <AttachVolumeDialog projectId={projectId} volume={volume} onClose={() => setAttaching(false)} />}
      {detachment.dialog}
      {deletion.dialog}
    </div>
  )
}

function Grow({ projectId, volume }: VolumePanelProps) {
  const [sizeGb, setSizeGb] = useState(volume.volumeSize)
  const [edit, { isLoading }] = useVolumeEditMutation()
  const refusal = useVolumeRefusal(projectId)('grow', volume)
  const isChanged = sizeGb > volume.volumeSize
  const wanted = { projectId, id: volume.id, body: { volumeSize: sizeGb } }
  const { quote, error } = useDryRun(volumeEdit, isChanged && !refusal ? wanted : undefined)
  const grow = async () => {
    const answer = await edit(wanted)
    if (!answer.error) tellStarted(answer.data, text.growing(sizeGb))
  }
  return (
    <Card title={text.grow}>
      <div className={styles.form}>
        <Slider<never>
          label={volumesText.form.size}
          unit={volumesText.form.gigabyte}
          help={text.growHelp}
          value={sizeGb}
          onChange={(wanted) => setSizeGb(Math.max(wanted, volume.volumeSize))}
          minValue={volumeSizeGb.min}
          maxValue={volumeSizeGb.max}
          step={volumeSizeGb.step}
          isDisabled={!!refusal}
        />
        {isChanged && (
          <p aria-live="polite">
            {text.newPrice}: <Money rials={quote?.subtotal} />
          </p>
        )}
        {error?.message && (
          <Note tone="danger" isLive>
            {error.message}
          </Note>
        )}
        {isChanged && !error && (
          <>
            <OrderHold isChange hold={quote?.hold} />
            <ChangeOutlook nowRials={volume.monthlyPrice ?? 0} after={quote} />
          </>
        )}
        <Button
          kind="primary"
          isPending={isLoading}
          disabledReason={refusal ?? (isChanged ? (error?.message ?? moneyRefusal(quote)) : text.unchanged)}
          onPress={() => void grow()}
        >
          {text.growSubmit}
        </Button>
      </div>
    </Card>
  )
}

function Rename({ projectId, volume }: VolumePanelProps) {
  const [edit] = useVolumeEditMutation()
  const refusal = useVolumeRefusal(projectId)('rename', volume)
  const { control, dialog } = useFormDialog((body) => edit({ projectId, id: volume.id, body }), {
    defaultValues: { name: volume.name ?? '' },
    resolver: volumeNameResolver,
    about: { name_taken: 'name' },
    done: (_, { name }) => toast.success(text.renamed(name)),
  })
  return (
    <Card title={text.rename}>
      <form className={styles.line} onSubmit={dialog.onSubmit} noValidate>
        <NameField control={control} name="name" label={volumesText.form.name} isRequired />
        <Button type="submit" isPending={dialog.isPending} disabledReason={refusal}>
          {text.saveName}
        </Button>
      </form>
    </Card>
  )
}
