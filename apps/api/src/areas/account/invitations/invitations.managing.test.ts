import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvitationListItem } from '@sarv/contract/account/invitations/invitations.schemas'
import { userAccessType } from '@sarv/contract/enums'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { insertConfirmedPerson, invitationTokenOf } from '../../../testing/invitations.ts'
import { insertPerson, letIn } from '../../../testing/people.ts'
import { invitationsPerRecipient } from './invitations.rules.ts'
import { invitationTools } from './invitations.fixture.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const { list, read, accept, resend, cancel, invite } = invitationTools(() => api)

const path = '/account/invitation'

describe('managing invitations', () => {
  it('lists what is open, newest first, without any token', async () => {
    const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
    await invite(owner, 'one@example.com', { isAccountManager: true })
    await invite(owner, 'two@example.com')
    const answer = await api.get<InvitationListItem[]>(owner, `${path}/list`)
    expect(answer.body).toMatchObject([
      { email: 'two@example.com', isAccountManager: false, projectId: null, invitedBy: 'Sara Azad' },
      { email: 'one@example.com', isAccountManager: true, userAccessTypeId: null },
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/token|hash|[\w-]{43}/i)
    expect(await list(stranger)).toEqual([])
  })

  it('a token stands in the mail alone: not in the table, not in the audit log', async () => {
    const owner = await api.newCustomer()
    const guest = await insertConfirmedPerson(api)
    const { token } = await invite(owner, guest.email)
    await accept(guest, token)
    const rows = await api.db.selectFrom('audit_log').selectAll().execute()
    const kept = await api.db.selectFrom('invitations').selectAll().execute()
    const messages = await api.db.selectFrom('messages').selectAll().execute()
    const text = JSON.stringify([rows, kept, messages])
    expect(text).toContain(guest.email)
    expect(text).not.toContain(token)
  })

  it('sends again with a new link and a new end; the link before is dead', async () => {
    const owner = await api.newCustomer()
    const guest = await insertConfirmedPerson(api)
    const first = await invite(owner, guest.email)
    await api.db
      .updateTable('invitations')
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .where('id', '=', first.id)
      .execute()
    expect((await resend(owner, first.id)).status).toBe(200)
    const second = await invitationTokenOf(api, guest.email)
    expect(second).not.toBe(first.token)
    expect((await accept(guest, first.token)).status).toBe(404)
    const [item] = await list(owner)
    expect(Date.parse(item!.expireDate) - Date.parse(item!.createDate)).toBeGreaterThan(6 * 86_400_000)
    expect((await accept(guest, second)).status).toBe(200)
  })

  it('takes an invitation back', async () => {
    const owner = await api.newCustomer()
    const guest = await insertConfirmedPerson(api)
    const { id, token } = await invite(owner, guest.email)
    expect((await cancel(owner, id)).status).toBe(200)
    expect((await accept(guest, token)).status).toBe(404)
    expect((await cancel(owner, id)).status).toBe(404)
    expect(await list(owner)).toEqual([])
  })

  it('those of another account are not there', async () => {
    const [owner, stranger] = [await api.newCustomer(), await api.newCustomer()]
    const { id, token } = await invite(owner, 'kept@example.com')
    expect([(await resend(stranger, id)).status, (await cancel(stranger, id)).status]).toEqual([404, 404])
    expect((await read(token)).status).toBe(200)
  })

  it('an account manager sends no super user’s invitation again and takes none back; readers see none', async () => {
    const owner = await api.newCustomer()
    const manager = await insertPerson(api.db, { customerId: owner.customerId, accountManager: true })
    const reader = await api.newColleague(owner, 'reporter')
    const { id, token } = await invite(owner, 'boss@example.com', { isSuperUser: true })
    expect([(await resend(manager, id)).status, (await cancel(manager, id)).status]).toEqual([403, 403])
    const answers = [await resend(reader, id), await cancel(reader, id), await api.get(reader, `${path}/list`)]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await read(token)).status).toBe(200)
  })

  it('only who manages the project sends an invitation to it again', async () => {
    const owner = await api.newCustomer()
    const manager = await insertPerson(api.db, { customerId: owner.customerId, accountManager: true })
    const { body } = await api.send<{ id: number }>(owner, 'POST', `/${owner.projectId}/user/create`, {
      userName: 'project-guest@example.com',
      userAccessTypeId: userAccessType.id.owner,
    })
    expect((await resend(manager, body.id)).status).toBe(403)
    await letIn(api.db, manager, owner.projectId, userAccessType.id.owner)
    expect((await resend(manager, body.id)).status).toBe(200)
  })

  it('are counted for their reader, whoever sends them', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent <= invitationsPerRecipient.max; sent += 1) {
      const { status } = await api.send(await api.newCustomer(), 'POST', '/account/customer-user/create', {
        userName: sent % 2 ? 'pestered@example.com' : 'Pestered@example.com',
      })
      statuses.push(status)
    }
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    expect((await api.outbox('pestered@example.com')).length).toBe(invitationsPerRecipient.max)
  })

  it('reading is limited per address', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) {
      const { status } = await api.request(undefined, {
        method: 'POST',
        url: `/api/my${path}/read`,
        remoteAddress: '203.0.113.9',
        payload: { invitationToken: `guess-${i}` },
      })
      statuses.push(status)
    }
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true)
    expect(statuses[30]).toBe(429)
  })
})
