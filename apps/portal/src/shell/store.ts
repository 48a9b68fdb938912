import { configureStore } from '@reduxjs/toolkit'
import { api, setBaseQuery } from '@sarv/client/base-api'
import { cacheGroups } from '@sarv/contract/cache-groups'
import { createBaseQuery } from './base-query.ts'
import { session } from './session.ts'

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

// Nothing that was read with one token may be shown to the holder of the next.
let owner = session.get().accessToken
session.subscribe(() => {
  const { accessToken } = session.get()
  if (accessToken === '' || accessToken === owner) return
  owner = accessToken
  store.dispatch(forgetAll())
})
