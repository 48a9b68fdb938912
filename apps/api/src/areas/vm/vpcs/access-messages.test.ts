import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userAccessType } from '@sarv/contract/enums'
import { sharedTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { insertPerson, letIn } from '../../../testing/people.ts'
import { accessesOf, type Side, type TwoClouds } from './accesses.fixture.ts'

/** Who is told of a way between two clouds: whoever may answer is told that somebody asks, whoever asked is told the answer. */
let api: TestApi
beforeAll(async () => {
  api = await sharedTestApi()
})
afterAll(() => api.close())

const { act, openTwo, ask } = accessesOf(() => api)

/** Somebody of the account with this right in one project and nothing else. */
const newMember = async ({ customer }: Side, right: keyof typeof userAccessType.id): Promise<Customer> => {
  const person = await insertPerson(api.db, { customerId: customer.customerId })
  await letIn(api.db, person, customer.projectId, userAccessType.id[right])
  return { ...customer, ...person }
}

const openWithPeople = async () => {
  const two = await openTwo()
  return {
    two,
    owner: two.here.customer,
    asker: await newMember(two.here, 'maintainer'),
    bystander: await newMember(two.here, 'maintainer'),
    manager: await newMember(two.there, 'owner'),
    reader: await newMember(two.there, 'reporter'),
  }
}

const messagesOf = async ({ userId }: Customer) =>
  (
    await api.db
      .selectFrom('notifications')
      .where('user_id', '=', userId)
      .select(['subject', 'content', 'link'])
      .orderBy('id')
      .execute()
  ).map(({ subject, content, link }) => ({ subject, content, link }))

const subjectsOf = async (person: Customer) => (await messagesOf(person)).map(({ subject }) => subject)

const askAs = async (customer: Customer, two: TwoClouds) => (await ask({ ...two, here: { ...two.here, customer } })).id

const askedSubject = 'درخواست دسترسی به شبکه'
const grantedSubject = 'دسترسی به شبکه برقرار شد'
const refusedSubject = 'درخواست دسترسی به شبکه رد شد'

describe('a way between two clouds', () => {
  it('is told to the managers of the network when it is asked for, and granted to whoever asked', async () => {
    const { two, owner, asker, bystander, manager, reader } = await openWithPeople()
    const id = await askAs(asker, two)
    expect(await messagesOf(manager)).toEqual([
      {
        subject: askedSubject,
        content: expect.stringContaining('shop cloud'),
        link: expect.stringContaining(`/${two.there.vpcId}`),
      },
    ])
    await act({ ...two.there, customer: manager }, 'PUT', `answer/${id}`, { isGranted: true })
    expect(await messagesOf(asker)).toEqual([
      {
        subject: grantedSubject,
        content: expect.stringContaining('data cloud-net-1'),
        link: expect.stringContaining(`/${two.here.vpcId}`),
      },
    ])
    expect(await subjectsOf(owner)).toEqual([askedSubject, grantedSubject])
    for (const other of [bystander, reader]) expect(await subjectsOf(other)).toEqual([])
  })

  it('is refused to whoever asked, who reads why and not what the network is called', async () => {
    const { two, owner, asker, bystander, manager } = await openWithPeople()
    const id = await askAs(asker, two)
    const answer = { isGranted: false, reason: 'ask the database team' }
    await act({ ...two.there, customer: manager }, 'PUT', `answer/${id}`, answer)
    const [told] = await messagesOf(asker)
    expect(told).toMatchObject({ subject: refusedSubject, content: expect.stringContaining('ask the database team') })
    expect(told?.content).not.toContain('data cloud-net-1')
    expect(await subjectsOf(owner)).toEqual([askedSubject, refusedSubject])
    expect(await subjectsOf(bystander)).toEqual([])
  })
})
