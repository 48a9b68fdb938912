import { operatorProve } from '@sarv/client/operator/operator-sessions.calls.generated'
import type { OperatorProveModel } from '@sarv/contract/operator/operator-sessions/operator-sessions.schemas'
import { callWithToken } from '../../../shell/session-calls.ts'
import { useFormDialog } from '../../../shell/use-form-dialog.ts'
import { CodeField } from '../../../ui/CodeField.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import { endProof, useProofAsked } from './operator-proof.ts'
import { reportOperatorError } from './operator-request.ts'
import { operatorSession } from './operator-session.ts'
import { operatorSessionsText as text } from './operator-sessions.fa.ts'

interface ProofForm {
  totpCode: string
}

const resolver = resolveBySchema<ProofForm, OperatorProveModel>(
  async () => (await import('@sarv/contract/operator/operator-sessions/operator-sessions.schemas')).OperatorProveModel,
)

const prove = async (body: OperatorProveModel) => {
  const { data, error } = await callWithToken(operatorSession.get().accessToken)(operatorProve)({ body })
  if (error) reportOperatorError(error)
  return data ? { data } : { error: error ?? {} }
}

/** Asks for the second factor again, before the act that it was asked for goes on. */
export function ProofDialog() {
  return useProofAsked() && <Question />
}

function Question() {
  const { control, dialog } = useFormDialog(prove, {
    defaultValues: { totpCode: '' },
    resolver,
    about: { code_wrong: 'totpCode' },
    done: () => endProof(true),
  })
  return (
    <FormDialog
      isOpen
      onClose={() => endProof(false)}
      title={text.proofTitle}
      subtitle={text.proofSub}
      submitLabel={text.confirm}
      {...dialog}
    >
      <CodeField control={control} name="totpCode" label={text.code} isRequired />
    </FormDialog>
  )
}
