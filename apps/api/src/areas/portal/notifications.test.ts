import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NotificationListItem } from '@sarv/contract/portal/notifications/notifications.schemas'
import { sharedTestApi, type Customer, type TestApi } from '../../testing/api.ts'
import { notify } from './notifications.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const notification = { subject: 'سرور web آماده است', content: 'نشانی آن 10.0.0.5 است.', link: null }
const tell = (
  customer: Customer,
  more: { subject?: string; content?: string; link?: string; isImportant?: boolean } = {},
) =>
  notify(
    api.db,
    { secrets: api.secrets, publicUrl: 'https://panel.example.ir' },
    { userId: customer.userId, customerId: customer.customerId, ...notification, ...more },
  )

interface Reachability {
  email_notify: boolean
  email_confirmed: boolean
  phone_number_secret: string
  phone_notify: boolean
  phone_number_confirmed: boolean
}
let phones = 0
const customerWith = async (more: Partial<Reachability & { disabled_reason: string }>) => {
  const customer = await api.newCustomer()
  phones += 1
  const mobile = `0912000${String(phones).padStart(4, '0')}`
  const wishes: Reachability = {
    email_notify: true,
    email_confirmed: true,
    phone_number_secret: api.secrets.seal(mobile, 'phone'),
    phone_notify: true,
    phone_number_confirmed: true,
  }
  await api.db
    .updateTable('users')
    .set({ ...wishes, ...more })
    .where('id', '=', customer.userId)
    .execute()
  return { customer, mobile }
}
const sentTo = async ({ customer, mobile }: Awaited<ReturnType<typeof customerWith>>) => ({
  mails: await api.outbox(customer.email),
  sms: await api.outbox(mobile),
})

describe('a notification', () => {
  it('is in the inbox and, with a link to it, in a mail; an SMS only when it is important', async () => {
    const person = await customerWith({})
    await tell(person.customer)
    const first = await sentTo(person)
    expect(first.mails).toHaveLength(1)
    expect(first.mails[0]).toMatchObject({ subject: notification.subject, template: 'notification' })
    expect(first.mails[0]?.text).toContain('https://panel.example.ir/portal/account?tab=notification')
    expect(first.sms).toEqual([])

    await tell(person.customer, { isImportant: true })
    const second = await sentTo(person)
    expect([second.mails.length, second.sms.length]).toEqual([2, 1])
    expect(second.sms[0]?.text).toContain(notification.subject)

    const { body } = await api.get<NotificationListItem[]>(person.customer, '/portal/notification/short-list')
    expect(body).toHaveLength(2)
  })

  it('leads to what it is about, from the inbox and from the mail', async () => {
    const person = await customerWith({})
    await tell(person.customer, { link: '/vm/3/7/specification' })
    const { body } = await api.get<NotificationListItem[]>(person.customer, '/portal/notification/short-list')
    expect(body).toMatchObject([{ link: '/vm/3/7/specification' }])
    expect((await sentTo(person)).mails[0]?.text).toContain('https://panel.example.ir/vm/3/7/specification')
  })

  it.each([
    ['who wants no mails', { email_notify: false }, [0, 1]],
    ['whose e-mail is not confirmed', { email_confirmed: false }, [0, 1]],
    ['who wants no SMS', { phone_notify: false }, [1, 0]],
    ['whose phone is not confirmed', { phone_number_confirmed: false }, [1, 0]],
    ['who was shut out', { disabled_reason: 'no' }, [0, 0]],
  ])('reaches a user %s only in the ways that are left', async (_name, more, counts) => {
    const person = await customerWith(more)
    await tell(person.customer, { isImportant: true })
    const { mails, sms } = await sentTo(person)
    expect([mails.length, sms.length]).toEqual(counts)
  })

  it('is neither in the inbox nor sent when what it is about did not happen', async () => {
    const person = await customerWith({})
    const rolledBack = api.db.transaction().execute(async (trx) => {
      const { userId, customerId } = person.customer
      await notify(trx, { secrets: api.secrets, publicUrl: 'https://x.ir' }, { userId, customerId, ...notification })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect((await sentTo(person)).mails).toEqual([])
    expect((await api.get(person.customer, '/portal/notification/short-list')).body).toEqual([])
  })
})

describe('the list of notifications', () => {
  let owner: Customer
  beforeAll(async () => {
    owner = await api.newCustomer()
    for (let number = 1; number <= 25; number += 1) {
      await tell(owner, { subject: `خبر ${number}`, content: number % 2 ? 'می‌شود' : '100% done_x' })
    }
    await tell(await api.newCustomer(), { subject: 'از دیگری' })
  })

  const list = async (query: string) => {
    const { status, body, headers } = await api.get<NotificationListItem[]>(owner, `/portal/notification/list${query}`)
    return { status, subjects: body.map(({ subject }) => subject), total: Number(headers['x-total-count']) }
  }

  it('is whole without a page, the newest first', async () => {
    const { subjects, total } = await list('')
    expect([subjects.length, subjects[0], total]).toEqual([25, 'خبر 25', 25])
  })

  it('answers one page and says how many there are', async () => {
    expect(await list('?PageNumber=3&PageSize=10')).toEqual({
      status: 200,
      subjects: ['خبر 5', 'خبر 4', 'خبر 3', 'خبر 2', 'خبر 1'],
      total: 25,
    })
    expect(await list('?PageNumber=4&PageSize=10')).toMatchObject({ subjects: [], total: 25 })
  })

  it('is searched with digits of any keyboard', async () => {
    for (const digits of ['25', '۲۵', '٢٥']) {
      expect((await list(`?Search=${encodeURIComponent(`خبر ${digits}`)}`)).subjects).toEqual(['خبر 25'])
    }
    const reader = await api.newCustomer()
    await tell(reader, { subject: 'نسخه ۲ آماده است' })
    const { body } = await api.get<NotificationListItem[]>(
      reader,
      `/portal/notification/list?Search=${encodeURIComponent('نسخه 2')}`,
    )
    expect(body).toHaveLength(1)
  })

  it('is searched without regard to half-spaces, and takes signs as they are', async () => {
    expect((await list(`?Search=${encodeURIComponent('میشود')}`)).total).toBe(13)
    expect((await list(`?Search=${encodeURIComponent('100% DONE_X')}`)).total).toBe(12)
    expect((await list(`?Search=${encodeURIComponent('%')}&PageSize=1&PageNumber=1`)).total).toBe(12)
    expect((await list(`?Search=${encodeURIComponent("' or 1=1 --")}`)).total).toBe(0)
  })

  it('is sorted both ways, and by something unknown as usual', async () => {
    expect((await list('?Sort=notificationDate&PageSize=1')).subjects).toEqual(['خبر 1'])
    expect((await list('?Sort=-notificationDate&PageSize=1')).subjects).toEqual(['خبر 25'])
    expect((await list('?Sort=subject&PageSize=1')).subjects).toEqual(['خبر 1'])
    expect((await list('?Sort=-password_hash&PageSize=1')).subjects).toEqual(['خبر 25'])
  })
})
