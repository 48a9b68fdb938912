import { usePasskeyCreateMutation, usePasskeyCreateOptionsMutation } from '@sarv/client/account.generated'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useRef } from 'react'
import { type CeremonyEnd, ceremonyEnd } from './passkey.rules.ts'

export interface NewPasskey {
  name: string
}

/** `refusedBy`: the error of the server. */
export type AddOutcome = 'added' | CeremonyEnd | { refusedBy: unknown }

/** What the device has made, with the key of the challenge that it answers. */
interface MadePasskey {
  challengeKey: string
  response: Record<string, unknown>
}

/** Asks the server what is wanted, has the device make the passkey, and hands its answer in. */
export const useAddPasskey = () => {
  const [askOptions] = usePasskeyCreateOptionsMutation()
  const [create] = usePasskeyCreateMutation()
  const kept = useRef<MadePasskey>(undefined)

  const make = async (name: string): Promise<MadePasskey | CeremonyEnd | { refusedBy: unknown }> => {
    const { data: asked, error: refusedBy } = await askOptions({ body: { name } })
    if (!asked) return { refusedBy }
    const { startRegistration } = await import('@simplewebauthn/browser')
    try {
      const optionsJSON = asked.options as unknown as PublicKeyCredentialCreationOptionsJSON
      return { challengeKey: asked.challengeKey, response: { ...(await startRegistration({ optionsJSON })) } }
    } catch (error) {
      return ceremonyEnd(error)
    }
  }
  return async ({ name }: NewPasskey): Promise<AddOutcome> => {
    const made = kept.current ?? (await make(name))
    if (typeof made === 'string' || 'refusedBy' in made) return made
    const { error } = await create({ body: { name, ...made } })
    // Who put the question away that the server asks need not touch the device again: its answer is still good.
    kept.current = error && 'isAborted' in error && error.isAborted ? made : undefined
    return error ? { refusedBy: error } : 'added'
  }
}
