import { configureStore } from '@reduxjs/toolkit'
import { operatorApi, setOperatorBaseQuery } from '@sarv/client/operator-api'
import { reportOperatorError, sendAsOperator } from '../operator-sessions/operator-request.ts'
import { operatorSession } from '../operator-sessions/operator-session.ts'

setOperatorBaseQuery(async (args, { signal }) => {
  const { data, error } = await sendAsOperator(typeof args === 'string' ? { url: args } : args, signal)
  if (error) {
    reportOperatorError(error)
    return { error }
  }
  // RTK Query refuses undefined: an empty answer is null.
  return { data: data ?? null }
})

/** A cache of its own: nothing that an operator has read is ever in a customer's. */
export const operatorStore = configureStore({
  reducer: { [operatorApi.reducerPath]: operatorApi.reducer },
  middleware: (getDefault) => getDefault({ serializableCheck: false }).concat(operatorApi.middleware),
})

export const forgetOperator = () => operatorStore.dispatch(operatorApi.util.resetApiState())

// Nothing that one operator has read may be shown to the next. What is still on the screen of somebody who leaves would read
// itself again without a token: the frame forgets it when it is gone.
let known = operatorSession.get().operatorId
operatorSession.subscribe(() => {
  const { operatorId } = operatorSession.get()
  if (operatorId === 0 || operatorId === known) return
  known = operatorId
  forgetOperator()
})
