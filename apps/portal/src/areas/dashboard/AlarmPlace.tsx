import { alarmHeight } from './alarm-height.ts'

/** Where the strip of alarms will probably be: what stands below it does not move when it comes. */
export function AlarmPlace() {
  const height = alarmHeight.get()
  return height > 0 && <div style={{ blockSize: height }} />
}
