import { configureStore } from '@reduxjs/toolkit'
import type { Call } from '@sarv/contract/call'
import { allCalls } from '@sarv/contract/calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ApiRequest, api, setBaseQuery } from './base-api.ts'
import { zoneApi } from './dns-cdn.generated.ts'
import { blogApi } from './portal.generated.ts'
import { vmHostApi, vmImageApi } from './vm.generated.ts'

let sent: ApiRequest[] = []

const newStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  })

beforeEach(() => {
  sent = []
  setBaseQuery((request) => {
    sent.push(typeof request === 'string' ? { url: request } : request)
    return { data: [] }
  })
})

describe('the generated client', () => {
  it('can tell a name of the path, one of the query and the body apart in every call', () => {
    const unclear = Object.entries<Call>(allCalls).filter(([, { path, params, query }]) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const inQuery = Object.keys(query?.shape ?? {})
      const isPathKnown =
        inPath.toSorted().join() ===
        Object.keys(params?.shape ?? {})
          .toSorted()
          .join()
      return !isPathKnown || inQuery.some((name) => name === 'body' || inPath.includes(name))
    })
    expect(unclear.map(([id]) => id)).toEqual([])
  })

  it('keeps what a person typed inside its place in the path', async () => {
    await newStore().dispatch(blogApi.endpoints.blogGet.initiate({ link: '../account/profile?x=۱' }))
    expect(sent[0]?.url).toBe('/api/my/portal/website-blog/get/..%2Faccount%2Fprofile%3Fx%3D%DB%B1')
  })

  it('sends query parameters by their name on the wire', async () => {
    await newStore().dispatch(vmImageApi.endpoints.vmImageList.initiate({ projectId: 4, ProductId: 101 }))
    expect(sent).toEqual([{ url: '/api/my/vm/4/image/list', method: 'GET', params: { ProductId: 101 } }])
  })

  it('sends a body with the verb of the contract', async () => {
    const body = { zoneName: 'example.ir' }
    await newStore().dispatch(zoneApi.endpoints.dnsHostCreate.initiate({ projectId: 4, body }))
    expect(sent).toEqual([{ url: '/api/my/dns-cdn/4/host/create', method: 'POST', params: {}, body }])
  })

  it('reads again what a write made stale, and nothing else', async () => {
    const store = newStore()
    const servers = store.dispatch(vmHostApi.endpoints.vmHostList.initiate({ projectId: 4 }))
    const zones = store.dispatch(zoneApi.endpoints.dnsHostList.initiate({ projectId: 4 }))
    await Promise.all([servers, zones])
    await store.dispatch(vmHostApi.endpoints.vmHostStart.initiate({ projectId: 4, id: 9 }))
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/my/vm/4/host/list',
      '/api/my/dns-cdn/4/host/list',
      '/api/my/vm/4/host/start/9',
      '/api/my/vm/4/host/list',
    ])
  })
})
