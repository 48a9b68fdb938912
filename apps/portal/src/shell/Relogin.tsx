import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { toast } from '../ui/toast.ts'
import { loadChunk } from './chunk-failure.ts'
import { leaveSession, useReloginAsked } from './relogin.ts'
import type { Session } from './session.ts'
import { shellText } from './shell.fa.ts'

export interface ReloginDialogProps {
  /** Whose session ended; null when nobody is asked. */
  asked: Session | null
}

export type LoadReloginDialog = () => Promise<ComponentType<ReloginDialogProps>>

/** The dialog that keeps the page when the session ends; loaded when the first one does. */
export function Relogin({ load }: { load: LoadReloginDialog }) {
  const asked = useReloginAsked()
  const [ReloginDialog, setDialog] = useState<ComponentType<ReloginDialogProps>>()
  const isWanted = asked !== null && !ReloginDialog

  useEffect(() => {
    if (!isWanted) return
    const open = async () => {
      try {
        const loaded = await loadChunk('relogin', load)
        setDialog(() => loaded)
      } catch {
        // Without the dialog everything would wait for ever; what long forms hold is kept as a draft.
        toast.error(`${shellText.errors.chunkTitle}. ${shellText.errors.chunkText}`)
        leaveSession()
      }
    }
    void open()
  }, [isWanted, load])

  return ReloginDialog ? <ReloginDialog asked={asked} /> : null
}
