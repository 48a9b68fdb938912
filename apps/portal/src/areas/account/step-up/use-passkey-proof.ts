import { useState } from 'react'
import { loadChunk } from '../../../ui/load-chunk.ts'
import { reportError } from '../../../shell/report-error.ts'
import { endStepUp } from '../../../shell/step-up.ts'
import { tellMissingPart } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/toast.ts'
import { loginText } from '../sign-in/login.fa.ts'
import { prove, readPasskeyOptions } from './step-up-calls.ts'
import { stepUpText as text } from './step-up.fa.ts'

const loadDevices = () => loadChunk('passkey', () => import('../sign-in/passkey.ts'))

/** One of the person's own passkeys, which is enough alone. */
export const usePasskeyProof = () => {
  const [isPending, setPending] = useState(false)

  const use = async () => {
    const { askDevice } = await loadDevices()
    const { data, error } = await readPasskeyOptions()
    if (error) reportError(error)
    if (!data) return
    const response = await askDevice(data.options, false)
    if (!response) {
      toast.warning(loginText.passkeyDismissed)
      return
    }
    const proven = await prove({ body: { passkey: { challengeKey: data.challengeKey, response: { ...response } } } })
    if (!proven.error) endStepUp(true)
    else if (proven.error.status === 400) toast.error(text.passkeyRefused)
    else reportError(proven.error)
  }
  const press = async () => {
    setPending(true)
    try {
      await use()
    } catch {
      tellMissingPart()
    }
    setPending(false)
  }
  return { isPending, press: () => void press() }
}
