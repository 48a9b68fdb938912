import type { VolumeSchedule } from '@sarv/client/vm.generated'
import { scheduleKind, schedulePeriod, weekDay } from '@sarv/contract/enums'
import type { SaveVolumeScheduleModel } from '@sarv/contract/vm/volume-schedules/volume-schedules.schemas'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'

export interface ScheduleForm {
  scheduleKindId: number
  schedulePeriodId: number
  weekDayId: number | null
  hour: number | null
  minute: number | null
  keep: number | null
  isEnabled: boolean
}

/** A backup every night, when few people are awake. */
export const usualSchedule: ScheduleForm = {
  scheduleKindId: scheduleKind.id.backup,
  schedulePeriodId: schedulePeriod.id.daily,
  weekDayId: weekDay.id.friday,
  hour: 3,
  minute: 0,
  keep: 7,
  isEnabled: true,
}

export const formOf = (schedule: VolumeSchedule): ScheduleForm => ({
  scheduleKindId: schedule.scheduleKindId,
  schedulePeriodId: schedule.schedulePeriodId,
  weekDayId: schedule.weekDayId ?? weekDay.id.friday,
  hour: schedule.hour,
  minute: schedule.minute,
  keep: schedule.keep,
  isEnabled: schedule.isEnabled,
})

const isWeekly = ({ schedulePeriodId }: ScheduleForm) => schedulePeriodId === schedulePeriod.id.weekly

/** The day counts for a weekly one alone. */
export const scheduleResolver = resolveBySchema<ScheduleForm, SaveVolumeScheduleModel>(
  async () => (await import('@sarv/contract/vm/volume-schedules/volume-schedules.schemas')).SaveVolumeScheduleModel,
  { toSent: (form) => ({ ...form, weekDayId: isWeekly(form) ? form.weekDayId : null }) },
)
