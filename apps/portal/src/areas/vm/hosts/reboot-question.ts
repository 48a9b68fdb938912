import { createBrowserStore } from '../../../shell/browser-store.ts'

/** Whether this device restarts a server without asking: who does it many times a day may turn the question off. */
export const skipsRebootQuestion = createBrowserStore<boolean>('sarv.skips-reboot-question', {
  parse: (text) => text === 'yes',
  format: (isSkipped) => (isSkipped ? 'yes' : null),
})
