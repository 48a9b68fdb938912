import { createBrowserStore } from '../../shell/browser-store.ts'

/** How high the strip of alarms was at the last visit, in pixels; 0: there was none. Kept free until it is known again. */
export const alarmHeight = createBrowserStore<number>('sarv.alarm-height', {
  parse: (text) => Math.max(0, Math.min(200, Number(text) || 0)),
  format: (height) => (height === 0 ? null : String(height)),
})
