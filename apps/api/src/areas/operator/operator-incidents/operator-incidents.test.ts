import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { incidentKind, incidentSeverity, incidentState, productCategory } from '@sarv/contract/enums'
import type { OperatorIncident } from '@sarv/contract/operator/operator-incidents/operator-incidents.schemas'
import type { Incident, IncidentListItem, WebsiteAlarm } from '@sarv/contract/portal/incidents/incidents.schemas'
import { toWire } from '../../../db/wire-time.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { insertOperator, type TestOperator } from '../../../testing/operators.ts'

let api: TestApi
let editor: TestOperator
beforeAll(async () => {
  api = await startTestApi({ withWorker: false, settings: { operators: { isOn: true, twoPersonRials: 0 } } })
  editor = await insertOperator(api.db, ['editor'])
})
afterAll(() => api.close())

const reason = 'the monitor called'
const inHours = (hours: number) => toWire(new Date(Date.now() + hours * 3_600_000))
const model = (over: object = {}) => ({
  kindId: incidentKind.id.incident,
  severityId: incidentSeverity.id.degraded,
  subject: 'کندی شبکه',
  content: 'در حال **بررسی** هستیم.',
  datacenterIds: [1],
  productIds: [productCategory.id.vm],
  fromDate: inHours(-1),
  reason,
  ...over,
})
const send = <Body>(who: TestOperator, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  api.request<Body & { type?: string }>(who.token, {
    method,
    url: `/api/operator/${path}`,
    ...(payload && { payload }),
  })
const asAnyone = <Body>(path: string) => api.request<Body>(undefined, { method: 'GET', url: `/api/my/portal/${path}` })
const publish = async (over: object = {}) => {
  const { body } = await send<{ id: number }>(editor, 'POST', 'incident/create', model(over))
  return body.id
}
const alarms = async () => (await asAnyone<WebsiteAlarm[]>('website-alarm/list')).body

describe('an incident', () => {
  it('an incident that goes on stands above planned maintenance, and both above what is over', async () => {
    const planned = { kindId: incidentKind.id.maintenance, severityId: incidentSeverity.id.notice }
    const later = { ...planned, subject: 'نگهداری فردا', fromDate: inHours(30), toDate: inHours(32) }
    const ids = [await publish({ subject: 'اختلال اکنون', fromDate: inHours(-3) }), await publish(later)]
    const listed = (await asAnyone<IncidentListItem[]>('incident/list')).body.map(({ id }) => id)
    expect(listed.filter((id) => ids.includes(id))).toEqual(ids)
    const { body } = await send<OperatorIncident[]>(editor, 'GET', 'incident/list')
    expect(body.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids)
  })

  it('is an alarm with a link to its page until it is over, and its page keeps the updates', async () => {
    const id = await publish({ subject: 'کندی یک' })
    expect(await alarms()).toContainEqual({ subject: 'کندی یک', link: `/status/${id}` })
    const told = { content: 'علت پیدا شد.', isResolution: false, reason }
    expect((await send(editor, 'POST', `incident/update/${id}`, told)).status).toBe(200)
    const over = { content: 'برطرف شد.', isResolution: true, reason }
    expect((await send(editor, 'POST', `incident/update/${id}`, over)).status).toBe(200)
    expect((await alarms()).map(({ link }) => link)).not.toContain(`/status/${id}`)

    const answer = await asAnyone<Incident>(`incident/get/${id}`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toMatchObject({
      stateId: incidentState.id.resolved,
      products: [productCategory.label(productCategory.id.vm)],
      datacenters: [expect.any(String)],
      updates: [{ content: 'برطرف شد.', isResolution: true }, { content: 'علت پیدا شد.' }],
    })
    expect(JSON.stringify(answer.body)).not.toContain(editor.name)
    expect(JSON.stringify(answer.body)).not.toContain(reason)
    expect((await send(editor, 'POST', `incident/update/${id}`, told)).body.type).toBe('incident_ended')
    expect((await send(editor, 'PUT', `incident/edit/${id}`, model({ version: 1 }))).body.type).toBe('incident_ended')
  })

  it('is never written over what an editor has not read', async () => {
    const id = await publish({ subject: 'قطعی دو' })
    const edit = (subject: string, version: number) =>
      send(editor, 'PUT', `incident/edit/${id}`, model({ subject, version }))
    expect((await edit('از نخستین', 1)).status).toBe(200)
    expect(await edit('از دومین', 1)).toMatchObject({ status: 409, body: { type: 'incident_changed' } })
    const { body } = await send<OperatorIncident[]>(editor, 'GET', 'incident/list')
    expect(body.find((one) => one.id === id)).toMatchObject({ subject: 'از نخستین', version: 2 })
  })

  it('is seen by nobody but operators before its time', async () => {
    const id = await publish({ showFromDate: inHours(2), fromDate: inHours(24), subject: 'نگهداری پنهان' })
    expect(JSON.stringify(await alarms())).not.toContain('نگهداری پنهان')
    expect((await asAnyone(`incident/get/${id}`)).status).toBe(404)
    const { body } = await send<OperatorIncident[]>(editor, 'GET', 'incident/list')
    expect(body.find((one) => one.id === id)).toMatchObject({ author: editor.name, datacenterIds: [1] })
    await api.db.updateTable('incidents').set({ shown_from: new Date() }).where('id', '=', id).execute()
    const list = (await asAnyone<IncidentListItem[]>('incident/list')).body
    expect(list.find((one) => one.id === id)).toMatchObject({ stateId: incidentState.id.upcoming })
  })

  it('is gone for everybody once it is taken back', async () => {
    const id = await publish()
    expect((await send(editor, 'PUT', `incident/withdraw/${id}`, { reason })).status).toBe(200)
    expect((await asAnyone(`incident/get/${id}`)).status).toBe(404)
    expect((await send(editor, 'PUT', `incident/withdraw/${id}`, { reason })).status).toBe(404)
  })

  it('puts what is gravest first', async () => {
    const notice = await publish({ severityId: incidentSeverity.id.notice })
    const outage = await publish({ severityId: incidentSeverity.id.outage })
    const links = (await alarms()).map(({ link }) => link)
    expect(links.indexOf(`/status/${outage}`)).toBeLessThan(links.indexOf(`/status/${notice}`))
  })

  it('is refused where its times or places make no sense', async () => {
    const wrong = async (over: object) => (await send(editor, 'POST', 'incident/create', model(over))).body.type
    expect(await wrong({ toDate: inHours(-2) })).toBe('incident_times')
    expect(await wrong({ datacenterIds: [1, 999] })).toBe('incident_places_unknown')
  })

  it('is published by editors and engineers, and stands in the log with its reason', async () => {
    const engineer = await insertOperator(api.db, ['engineer'])
    expect((await send(engineer, 'POST', 'incident/create', model())).status).toBe(200)
    const clerk = await insertOperator(api.db, ['finance', 'support'])
    expect((await send(clerk, 'POST', 'incident/create', model())).status).toBe(403)
    const logged = await api.db
      .selectFrom('audit_log')
      .where('event', '=', 'operatorIncidentCreate')
      .select('data')
      .execute()
    expect(JSON.stringify(logged)).toContain(reason)
  })
})
