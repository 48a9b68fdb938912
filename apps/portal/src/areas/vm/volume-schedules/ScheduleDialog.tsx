import {
  useVolumeScheduleCreateMutation,
  useVolumeScheduleEditMutation,
  type VolumeSchedule,
} from '@sarv/client/vm.generated'
import { scheduleKind, schedulePeriod, weekDay } from '@sarv/contract/enums'
import { scheduleKeeps } from '@sarv/contract/limits'
import type { SaveVolumeScheduleModel } from '@sarv/contract/vm/volume-schedules/volume-schedules.schemas'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { OrderDialog } from '../../../shell/OrderDialog.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { useWatch } from '../../../ui/form.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toast } from '../../../ui/toast.ts'
import { formOf, scheduleResolver, usualSchedule } from './schedule-form.ts'
import styles from './Schedules.module.css'
import { schedulesText } from './volume-schedules.fa.ts'

const text = schedulesText.form

interface ScheduleDialogProps {
  projectId: number
  vmVolumeHostId: number
  /** Absent: a new one. */
  schedule: VolumeSchedule | undefined
  onClose: () => void
}

const optionsOf = (table: { values: readonly { id: number; label: string }[] }) =>
  table.values.map(({ id, label }) => ({ id, label }))

export function ScheduleDialog({ projectId, vmVolumeHostId, schedule, onClose }: ScheduleDialogProps) {
  const [create] = useVolumeScheduleCreateMutation()
  const [edit] = useVolumeScheduleEditMutation()
  const send = (body: SaveVolumeScheduleModel) => {
    const args = { projectId, vmVolumeHostId, body }
    return schedule ? edit({ ...args, id: schedule.id }) : create(args)
  }
  const { control, dialog } = useFormDialog(send, {
    defaultValues: schedule ? formOf(schedule) : usualSchedule,
    resolver: scheduleResolver,
    done: () => {
      toast.success(text.saved)
      onClose()
    },
  })
  const isWeekly = useWatch({ control, name: 'schedulePeriodId' }) === schedulePeriod.id.weekly
  // A new one orders copies from now on.
  const Frame = schedule ? FormDialog : OrderDialog
  return (
    <Frame
      isOpen
      onClose={onClose}
      title={schedule ? text.editTitle : text.createTitle}
      submitLabel={text.submit}
      {...dialog}
    >
      <RadioGroup
        control={control}
        name="scheduleKindId"
        label={text.kind}
        options={optionsOf(scheduleKind)}
        isInline
      />
      <RadioGroup
        control={control}
        name="schedulePeriodId"
        label={text.period}
        options={optionsOf(schedulePeriod)}
        isInline
      />
      {isWeekly && (
        <Select control={control} name="weekDayId" label={text.weekDay} options={optionsOf(weekDay)} isRequired />
      )}
      <div className={styles.time}>
        <NumberField control={control} name="hour" label={text.hour} help={text.zone} minValue={0} maxValue={23} />
        <NumberField control={control} name="minute" label={text.minute} minValue={0} maxValue={59} />
      </div>
      <NumberField
        control={control}
        name="keep"
        label={text.keep}
        help={text.keepHelp}
        minValue={scheduleKeeps.min}
        maxValue={scheduleKeeps.max}
        hasSteppers
      />
      <Checkbox control={control} name="isEnabled" label={text.enabled} />
    </Frame>
  )
}
