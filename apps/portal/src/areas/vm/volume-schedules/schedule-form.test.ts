import { scheduleKind, schedulePeriod, weekDay } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { scheduleProblems, toScheduleModel, usualSchedule } from './schedule-form.ts'
import { schedulesText } from './schedules.fa.ts'

it('offers a backup every night', () => {
  expect(Object.values(scheduleProblems(usualSchedule)).filter(Boolean)).toEqual([])
  expect(toScheduleModel(usualSchedule)).toMatchObject({
    scheduleKindId: scheduleKind.id.backup,
    hour: 3,
    keep: 7,
    weekDayId: null,
  })
})

it('asks for the day of a weekly one, and for the time of any', () => {
  const weekly = { ...usualSchedule, schedulePeriodId: schedulePeriod.id.weekly, weekDayId: null, hour: null }
  expect(scheduleProblems(weekly)).toMatchObject({ weekDayId: expect.any(String), hour: expect.any(String) })
  expect(toScheduleModel({ ...weekly, weekDayId: weekDay.id.saturday }).weekDayId).toBe(weekDay.id.saturday)
})

it('says in words when it runs', () => {
  expect(schedulesText.when(schedulePeriod.id.daily, null, 3, 5)).toBe('هر روز ساعت ۰۳:۰۵')
  expect(schedulesText.when(schedulePeriod.id.weekly, weekDay.id.friday, 22, 0)).toBe('هر جمعه ساعت ۲۲:۰۰')
})
