import { BillView } from './BillView.tsx'

const runningBill = 0

/** What this month has cost so far, to the minute. */
export function RunningBill() {
  return <BillView id={runningBill} />
}
