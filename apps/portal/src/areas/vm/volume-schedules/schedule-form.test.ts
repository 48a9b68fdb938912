import { scheduleKind, schedulePeriod, weekDay } from '@sarv/contract/enums'
import { expect, it } from 'vitest'
import { problemsBy, sentBy } from '../../../ui/schema-resolver.fixture.ts'
import { scheduleResolver, usualSchedule } from './schedule-form.ts'
import { schedulesText } from './volume-schedules.fa.ts'

it('offers a backup every night', async () => {
  expect(await problemsBy(scheduleResolver, usualSchedule)).toEqual({})
  expect(await sentBy(scheduleResolver, usualSchedule)).toMatchObject({
    scheduleKindId: scheduleKind.id.backup,
    hour: 3,
    keep: 7,
    weekDayId: undefined,
  })
})

it('asks for the day of a weekly one, and for the time of any', async () => {
  const weekly = { ...usualSchedule, schedulePeriodId: schedulePeriod.id.weekly, weekDayId: null }
  const required = 'این مورد را وارد کنید.'
  expect(await problemsBy(scheduleResolver, weekly)).toEqual({ weekDayId: required })
  expect(await problemsBy(scheduleResolver, { ...usualSchedule, hour: null, keep: null })).toEqual({
    hour: required,
    keep: required,
  })
  const saturday = { ...weekly, weekDayId: weekDay.id.saturday }
  expect((await sentBy(scheduleResolver, saturday)).weekDayId).toBe(weekDay.id.saturday)
})

it('says in words when it runs', () => {
  expect(schedulesText.when(schedulePeriod.id.daily, null, 3, 5)).toBe('هر روز ساعت ۰۳:۰۵')
  expect(schedulesText.when(schedulePeriod.id.weekly, weekDay.id.friday, 22, 0)).toBe('هر جمعه ساعت ۲۲:۰۰')
})
