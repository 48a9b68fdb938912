import type { Access } from '@sarv/contract/access'
import { orderingText } from './ordering.fa.ts'
import { useSession } from './session.ts'
import { shellText } from './shell.fa.ts'
import { useMay } from './use-may.ts'

/** Why the person cannot order something in a project: their role, or an account that nobody answers for yet. */
export const useOrderRefusal = (projectId: number, access: Access): string | undefined => {
  const may = useMay(projectId)
  const { mayOrder } = useSession()
  if (!may(access)) return shellText.roleForbids
  return mayOrder ? undefined : orderingText.refusal
}
