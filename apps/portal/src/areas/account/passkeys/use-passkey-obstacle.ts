import { useSignInOptionsQuery } from '@sarv/client/account.generated'
import { type PasskeyObstacle, passkeyObstacle } from './passkey.rules.ts'

/** Why no passkey can be added here; none while it is not known, the server and the browser decide again. */
export const usePasskeyObstacle = (): PasskeyObstacle | undefined => {
  const { data: options } = useSignInOptionsQuery()
  if (!options) return undefined
  return passkeyObstacle({
    isOffered: options.passkey,
    hasWebAuthn: typeof globalThis.PublicKeyCredential === 'function',
  })
}
