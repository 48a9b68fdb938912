import { may, type OperatorAccess } from '@sarv/contract/access'
import { useOperatorSession } from '../operator-sessions/operator-session.ts'
import { frameText } from './frame.fa.ts'

/** Why somebody with these roles may not; undefined when they may. The server judges by the same table. */
export const useOperatorRefusal = () => {
  const { roles } = useOperatorSession()
  return (access: OperatorAccess): string | undefined => (may(access, roles) ? undefined : frameText.notYours)
}
