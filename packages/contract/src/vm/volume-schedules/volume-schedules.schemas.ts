import { z } from 'zod'
import { scheduleKind, schedulePeriod, scheduleResult, weekDay } from '../../enums.ts'
import { Rials, WireDateTime, answeredEnum, enumId, inRange, optionalValue } from '../../fields.ts'
import { scheduleKeeps } from '../../limits.ts'
import { validationText as text } from '../../validation.fa.ts'

export const VolumeSchedule = z
  .object({
    id: z.int(),
    scheduleKindId: answeredEnum(scheduleKind),
    schedulePeriodId: answeredEnum(schedulePeriod),
    weekDayId: answeredEnum(weekDay).nullish().describe('Of a weekly one'),
    hour: z.int().describe('0-23, Tehran'),
    minute: z.int(),
    keep: z.int().describe('How many it keeps; older ones are deleted'),
    isEnabled: z.boolean(),
    nextDate: WireDateTime.nullable().describe('null while it is off'),
    monthlyPrice: Rials.optional().describe('Of all copies that it keeps: whole rials per 30 days, before VAT'),
    lastDate: WireDateTime.nullish(),
    scheduleResultId: answeredEnum(scheduleResult).nullish().describe('How the last run ended'),
    lastReason: z.string().nullish().describe('Why it did not succeed, in Persian'),
    createDate: WireDateTime,
  })
  .meta({ id: 'VolumeSchedule' })
export type VolumeSchedule = z.infer<typeof VolumeSchedule>

export const SaveVolumeScheduleModel = z
  .object({
    scheduleKindId: enumId(scheduleKind),
    schedulePeriodId: enumId(schedulePeriod),
    weekDayId: optionalValue(enumId(weekDay)).describe('Needed by a weekly one'),
    hour: z.int().min(0).max(23),
    minute: z.int().min(0).max(59).default(0),
    keep: inRange(scheduleKeeps),
    isEnabled: z.boolean().default(true),
  })
  .superRefine(({ schedulePeriodId, weekDayId }, context) => {
    if (schedulePeriodId === schedulePeriod.id.weekly && weekDayId === undefined) {
      context.addIssue({ code: 'custom', path: ['weekDayId'], message: text.required })
    }
  })
  .meta({ id: 'SaveVolumeScheduleModel' })
export type SaveVolumeScheduleModel = z.infer<typeof SaveVolumeScheduleModel>
