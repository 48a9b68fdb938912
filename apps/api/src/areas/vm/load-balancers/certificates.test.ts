import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { vmLbProtocol } from '@sarv/contract/enums'
import type { DecisionListItem } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import type { LoadBalancerDetail } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { ecPair } from './certificates.fixture.ts'
import { warnOfEndingCertificates } from './certificates.periodic.ts'
import {
  act,
  balancerPath,
  newBalancer,
  newPlace,
  readBalancer,
  webListener,
  type BalancerPlace,
  type WantedListener,
} from './load-balancers.fixture.ts'

let api: TestApi
let place: BalancerPlace

beforeAll(async () => {
  api = await startTestApi({ withClock: false })
  place = await newPlace(api, { servers: 1 })
})
afterAll(() => api.close())

const dayMs = 24 * 3600 * 1000
const https = { vmLbProtocolTypeId: vmLbProtocol.id.https, sourcePort: 443 }
const log = pino({ level: 'silent' })

const edit = (id: number, name: string, listener: Partial<WantedListener>) =>
  api.send<{ type: string; operationId: number }>(place.customer, 'PUT', `${balancerPath(place)}/edit/${id}`, {
    name,
    vmLbAlgorithmId: 1,
    vmLbListeners: [webListener(place, { ...https, ...listener })],
  })

const certificatesOf = ({ listeners }: LoadBalancerDetail) => listeners[0]!.certificates!

it('the owners of a certificate are told of its end once at each mark, also after a change that keeps it', async () => {
  const { id } = await newBalancer(api, place, {
    name: 'ending',
    vmLbListeners: [webListener(place, { ...https, ...ecPair(['shop.example.ir']) })],
  })
  let endsAt = new Date(Date.now() + 100 * dayMs)
  await api.db.updateTable('vm_lb_certificates').set({ ends_at: endsAt }).execute()
  const subjects = async (daysBefore: number) => {
    const deps = { secrets: api.secrets, publicUrl: 'http://localhost:3000' }
    await warnOfEndingCertificates({ db: api.db, deps, log }, new Date(endsAt.getTime() - daysBefore * dayMs))
    const rows = await api.db.selectFrom('notifications').select(['subject', 'link']).orderBy('id').execute()
    return rows.filter(({ link }) => link?.endsWith(`balancer=${id}`)).map(({ subject }) => subject)
  }
  const decided = async (daysBefore: number) => {
    await api.db
      .updateTable('vm_lb_certificates')
      .set({ ends_at: new Date(Date.now() + daysBefore * dayMs) })
      .execute()
    const { body } = await api.get<DecisionListItem[]>(place.customer, '/dashboard/decision/list')
    await api.db.updateTable('vm_lb_certificates').set({ ends_at: endsAt }).execute()
    return body.filter(({ kind }) => kind === 'certificateEnds')
  }
  expect(await decided(20)).toEqual([])
  expect(await decided(10)).toMatchObject([{ urgency: 'soon', serviceId: id, sentence: 'shop.example.ir' }])
  expect(await decided(2)).toMatchObject([{ urgency: 'now' }])
  expect(await subjects(31)).toEqual([])
  expect(await subjects(29.5)).toEqual([expect.stringContaining('۳۰ روز')])
  expect(await subjects(20)).toHaveLength(1)
  const kept = await edit(id, 'ending', {})
  await api.untilDone(kept.body.operationId)
  expect(await subjects(19)).toHaveLength(1)
  expect(await subjects(13.5)).toHaveLength(2)
  expect(await subjects(6.5)).toHaveLength(3)
  expect(await subjects(6)).toHaveLength(3)
  expect(await subjects(0.5)).toHaveLength(4)
  expect(await subjects(0.4)).toHaveLength(4)
  // It is over by the clock of the database, too.
  endsAt = new Date(Date.now() - dayMs)
  await api.db.updateTable('vm_lb_certificates').set({ ends_at: endsAt }).execute()
  expect(await subjects(-1)).toEqual([
    ...Array.from({ length: 4 }, () => expect.stringContaining('دیگر پایان')),
    expect.stringContaining('پایان یافته است'),
  ])
  expect(await subjects(-3)).toHaveLength(5)
  await act(api, place.customer, 'DELETE', `${balancerPath(place)}/delete/${id}`)
})

it('certificates by name are added and taken away one by one, without bringing the others again', async () => {
  const { id } = await newBalancer(api, place, {
    name: 'by name',
    vmLbListeners: [
      webListener(place, { ...https, ...ecPair(['shop.example.ir']), nameCertificates: [ecPair(['blog.example.ir'])] }),
    ],
  })
  const [, blog] = certificatesOf(await readBalancer(api, place, id))
  const added = await edit(id, 'by name', {
    nameCertificates: [{ fingerprint: blog!.fingerprint }, ecPair(['docs.example.ir'])],
  })
  await api.untilDone(added.body.operationId)
  const names = async () => certificatesOf(await readBalancer(api, place, id)).map((one) => one.names[0])
  expect(await names()).toEqual(['shop.example.ir', 'blog.example.ir', 'docs.example.ir'])
  const taken = await edit(id, 'by name', { nameCertificates: [] })
  await api.untilDone(taken.body.operationId)
  expect(await names()).toEqual(['shop.example.ir'])
  const gone = await edit(id, 'by name', { nameCertificates: [{ fingerprint: blog!.fingerprint }] })
  expect(gone).toMatchObject({ status: 400, body: { type: 'lb_certificate_missing' } })
  await act(api, place.customer, 'DELETE', `${balancerPath(place)}/delete/${id}`)
})

it('a listener that moves to another port takes its certificates along, named by their fingerprints', async () => {
  const { id } = await newBalancer(api, place, {
    name: 'moving',
    vmLbListeners: [
      webListener(place, { ...https, ...ecPair(['shop.example.ir']), nameCertificates: [ecPair(['blog.example.ir'])] }),
    ],
  })
  const [shop, blog] = certificatesOf(await readBalancer(api, place, id))
  const moved = await edit(id, 'moving', {
    sourcePort: 8443,
    certificateFingerprint: shop!.fingerprint,
    nameCertificates: [{ fingerprint: blog!.fingerprint }],
  })
  await api.untilDone(moved.body.operationId)
  const after = await readBalancer(api, place, id)
  expect(after.listeners[0]!.sourcePort).toBe(8443)
  expect(certificatesOf(after).map(({ fingerprint }) => fingerprint)).toEqual([shop!.fingerprint, blog!.fingerprint])

  const unknown = await edit(id, 'moving', { sourcePort: 8443, certificateFingerprint: 'AA:BB' })
  expect(unknown).toMatchObject({ status: 400, body: { type: 'lb_certificate_missing' } })
  await act(api, place.customer, 'DELETE', `${balancerPath(place)}/delete/${id}`)
})
