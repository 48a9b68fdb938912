import { AskedDialog } from './AskedDialog.tsx'
import type { AskedDialogProps, LoadAskedDialog } from './AskedDialog.tsx'
import { leaveSession, useReloginAsked } from './relogin.ts'
import type { Session } from './session.ts'

/** Whose session ended. */
export type ReloginDialogProps = AskedDialogProps<Session>

export type LoadReloginDialog = LoadAskedDialog<Session>

/** The dialog that keeps the page when the session ends. Should it not come, long forms are kept as drafts. */
export function Relogin({ load }: { load: LoadReloginDialog }) {
  return <AskedDialog asked={useReloginAsked()} chunk="relogin" load={load} onFailed={leaveSession} />
}
