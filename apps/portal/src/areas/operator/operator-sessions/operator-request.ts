import { sendRequest, type ApiAnswer, type ApiRequest } from '../../../shell/http.ts'
import { currentAddress, goTo } from '../../../shell/navigator.ts'
import { decideOnError, type RequestError } from '../../../shell/request-errors.ts'
import { withReturn } from '../../../shell/return-address.ts'
import { isShownInField } from '../../../shell/shown-in-fields.ts'
import { toast } from '../../../ui/toast.ts'
import { operatorPaths } from '../operator.paths.ts'
import { clearOperatorSession, operatorSession } from './operator-session.ts'
import { proveOperator } from './operator-proof.ts'

const proofNeeded = 'proof_needed'

/** One call with the operator's token and nobody else's. */
const sendOnce = (request: ApiRequest, signal?: AbortSignal): Promise<ApiAnswer> => {
  const { accessToken } = operatorSession.get()
  const headers = { ...request.headers, Authorization: `Bearer ${accessToken}` }
  return sendRequest({ ...request, auth: 'none', headers }, signal)
}

/** Never throws. A call that is asked for the second factor waits for it and then goes once more. */
export const sendAsOperator = async (request: ApiRequest, signal?: AbortSignal): Promise<ApiAnswer> => {
  const answer = await sendOnce(request, signal)
  if (answer.error?.code !== proofNeeded) return answer
  if (await proveOperator()) return sendOnce(request, signal)
  return { error: { status: 403, code: proofNeeded, isAborted: true } }
}

/** What a failed call says to the operator. */
export const reportOperatorError = (error: RequestError): void => {
  if (error.status === 401) {
    const from = currentAddress()
    clearOperatorSession()
    if (location.pathname !== operatorPaths.login) void goTo(withReturn(operatorPaths.login, from), { replace: true })
    return
  }
  const isRefused = error.status === 403 && !error.isAborted
  const toasts = isRefused ? [error.message ?? ''] : decideOnError(error, { hasToken: false }).toasts
  // A moment later: by then the form that asked has said what belongs beside its fields.
  setTimeout(() => {
    for (const message of toasts) if (!isShownInField(error, message)) toast.error(message, { traceId: error.traceId })
  })
}
