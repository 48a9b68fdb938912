import { formatCount } from '../format/number.ts'

/** What the frame says of operations; what is read in their drawer stands by itself. */
export const operationsText = {
  title: 'عملیات',
  button: (running: number, count: string) => (running > 0 ? `عملیات، ${count} در حال انجام` : 'عملیات'),
  stepOf: (step: number, steps: number, label: string) => `گام ${formatCount(step)} از ${formatCount(steps)}: ${label}`,
  stepOfWork: (work: string, step: string) => `${work}: ${step}`,
  about: (duration: string) => `حدود ${duration}`,
  soon: 'تا چند لحظه دیگر',
  gone: (duration: string) => `${duration} گذشته`,
  done: (sentence: string) => `${sentence} انجام شد.`,
  failed: (sentence: string, reason: string | null) => `${sentence} ناموفق بود.${reason ? ` ${reason}` : ''}`,
}
