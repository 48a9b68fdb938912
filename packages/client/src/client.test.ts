import { configureStore } from '@reduxjs/toolkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ApiRequest, api, setBaseQuery } from './base-api.ts'
import { dnsCdnApi } from './dns-cdn.generated.ts'
import { portalWebsiteBlogApi } from './portal.generated.ts'
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
  it('keeps what a person typed inside its place in the path', async () => {
    await newStore().dispatch(portalWebsiteBlogApi.endpoints.blogGet.initiate({ link: '../account/profile?x=۱' }))
    expect(sent[0]?.url).toBe('/api/my/portal/website-blog/get/..%2Faccount%2Fprofile%3Fx%3D%DB%B1')
  })

  it('sends query parameters by their name on the wire', async () => {
    await newStore().dispatch(vmImageApi.endpoints.vmImageList.initiate({ projectId: 4, productId: 101 }))
    expect(sent).toEqual([{ url: '/api/my/vm/4/image/list', params: { ProductId: 101 } }])
  })

  it('sends a body with the verb of the contract', async () => {
    const createDnsCdnModel = { zoneName: 'example.ir' }
    await newStore().dispatch(dnsCdnApi.endpoints.dnsHostCreate.initiate({ projectId: 4, createDnsCdnModel }))
    expect(sent).toEqual([{ url: '/api/my/dns-cdn/4/host/create', method: 'POST', body: createDnsCdnModel }])
  })

  it('reads again what a write made stale, and nothing else', async () => {
    const store = newStore()
    const servers = store.dispatch(vmHostApi.endpoints.vmHostList.initiate({ projectId: 4 }))
    const zones = store.dispatch(dnsCdnApi.endpoints.dnsHostList.initiate({ projectId: 4 }))
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
