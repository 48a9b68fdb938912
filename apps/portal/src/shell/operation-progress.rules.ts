import type { OperationListItem } from '@sarv/client/portal.generated'
import { wireToUtc } from '../format/dates.ts'
import { formatDuration, secondsBetween } from '../format/duration.ts'
import { operationsText as text } from './operations.fa.ts'

/** What is worth telling of the seconds that are left: nobody believes in 37 of them. */
export const roughSeconds = (seconds: number): number => {
  const step = seconds < 60 ? 5 : 60
  return Math.ceil(seconds / step) * step
}

type Step = Pick<OperationListItem, 'title' | 'step' | 'stepNumber' | 'stepCount'>

/** Where an operation is: its step of how many, and before the first one what it is about. */
export const stepWords = ({ title, step, stepNumber, stepCount }: Step): string => {
  if (!step) return title
  return stepNumber && stepCount ? text.stepOf(stepNumber, stepCount, step) : text.stepOfWork(title, step)
}

type Times = Pick<OperationListItem, 'createDate' | 'expectedEndDate'>

/** What is left as far as it can be told, and else what is gone; `now` as the wire writes it. */
export const timeWords = ({ createDate, expectedEndDate }: Times, now: string): string => {
  const moment = wireToUtc(now)
  if (!expectedEndDate) return text.gone(formatDuration(secondsBetween(wireToUtc(createDate), moment)))
  const seconds = roughSeconds(secondsBetween(moment, wireToUtc(expectedEndDate)))
  return seconds > 0 ? text.about(formatDuration(seconds)) : text.soon
}
