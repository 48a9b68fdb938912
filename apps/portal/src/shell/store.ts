import { configureStore } from '@reduxjs/toolkit'
import { api, setBaseQuery } from '@sarv/client/base-api'
import { cacheGroups } from '@sarv/contract/cache-groups'
import { createBaseQuery } from './base-query.ts'
import { onSeenAsChange } from './see-as.ts'
import { holderOf, session } from './session.ts'

/** Everything on the screen is read again; what is not on it is read when it comes back. */
export const rereadAll = () => api.util.invalidateTags([...cacheGroups])

export const forgetAll = () => api.util.resetApiState()

setBaseQuery(createBaseQuery((dispatch) => dispatch(rereadAll())))

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  // Downloads are kept as blobs, which the check would complain about; nothing here travels or is replayed.
  middleware: (getDefault) => getDefault({ serializableCheck: false }).concat(api.middleware),
})

export type AppStore = typeof store

// Nothing that was read for one person or account may be shown to the next. Whoever signed in again in the middle of their
// work keeps what is on the screen; it is read again, because nobody told of changes meanwhile.
let known = session.get()
session.subscribe(() => {
  const now = session.get()
  if (now.accessToken === '') return
  const before = known
  known = now
  if (holderOf(now) !== holderOf(before)) store.dispatch(forgetAll())
  else if (now.accessToken !== before.accessToken) store.dispatch(rereadAll())
})

// Another role sees other things.
onSeenAsChange(() => store.dispatch(forgetAll()))
