import type { VolumeSchedule } from '@sarv/client/vm.generated'
import { scheduleKind, schedulePeriod, weekDay } from '@sarv/contract/enums'
import { scheduleKeeps } from '@sarv/contract/limits'
import type { Problems } from '../../../ui/form-resolver.ts'
import { schedulesText } from './schedules.fa.ts'

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

const { required } = schedulesText.form

export const scheduleProblems = (form: ScheduleForm): Problems<ScheduleForm> => ({
  hour: form.hour === null ? required : undefined,
  minute: form.minute === null ? required : undefined,
  keep: form.keep === null ? required : undefined,
  weekDayId: isWeekly(form) && form.weekDayId === null ? required : undefined,
})

export const toScheduleModel = (form: ScheduleForm) => ({
  scheduleKindId: form.scheduleKindId,
  schedulePeriodId: form.schedulePeriodId,
  weekDayId: isWeekly(form) ? form.weekDayId : null,
  hour: form.hour ?? 0,
  minute: form.minute ?? 0,
  keep: form.keep ?? scheduleKeeps.min,
  isEnabled: form.isEnabled,
})
