import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import {
  businessUnit,
  issuePriority,
  limitedItem,
  notificationTopic,
  productCategory,
  userAccessType,
  webhookTopic,
} from '@sarv/contract/enums'
import { id, ofCustomer, ofPerson, type AccessInputs, type Describe } from '../../testing/access/inputs.ts'
import { marker, type World } from '../../testing/access/world.ts'
import { unique } from '../../testing/access/things.ts'
import { insertProject, letIn, type Person } from '../../testing/people.ts'
import { server } from '../vm/vm.things.fixture.ts'
import { insertTestArticle } from './blog/blog.fixture.ts'
import { insertTestIncident } from './incidents/incidents.fixture.ts'

const notification = async ({ api }: World, { userId, customerId }: Person): Promise<number> => {
  const { id } = await api.db
    .insertInto('notifications')
    .values({ user_id: userId, customer_id: customerId, subject: 'a subject', content: 'a content' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const asOperator = { access: 'project:operate' } as const

const anOperation: Describe = async (world) => {
  const serverId = await server(world)
  const { body } = await world.api.send<{ operationId: number }>(
    world.owner,
    'PUT',
    `/vm/${world.projectId}/host/stop/${serverId}`,
  )
  return { ...id(body.operationId), namesThingOf: 'project' }
}

const labelled: Describe = async (world) => ({
  body: {
    services: [{ projectId: world.projectId, serviceType: 'Vm', serviceId: await server(world) }],
    set: [{ key: 'environment', value: 'test' }],
  },
  namesThingOf: 'project',
  ...asOperator,
})

/** To a project that the caller manages as well, where they are of the account; their API tokens reach it. */
const moved = async (world: World, whose: Person) => {
  const { customerId } = world.owner
  const targetProjectId = await insertProject(world.api.db, customerId)
  if (whose.customerId === customerId) await letIn(world.api.db, whose, targetProjectId, userAccessType.id.owner)
  await world.api.db
    .insertInto('api_token_projects')
    .columns(['api_token_id', 'project_id'])
    .expression((eb) =>
      eb
        .selectFrom('api_tokens')
        .where('user_id', '=', whose.userId)
        .select(['id', eb.val(targetProjectId).as('project_id')]),
    )
    .execute()
  return { serviceId: await server(world, 'off'), targetProjectId }
}

const savedView: Describe = async ({ api }, { userId, customerId }) => {
  const { id: viewId } = await api.db
    .insertInto('saved_views')
    .values({ user_id: userId, customer_id: customerId, list: 'services', name: unique('view'), query: 'q=shop' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ofPerson(viewId)
}

const limitRequest: Describe = async ({ api }, { customerId, userId }) => {
  const { id: requestId } = await api.db
    .insertInto('limit_requests')
    .values({ customer_id: customerId, user_id: userId, item: 'cpu', wanted: 100, had: 64, reason: 'more shops' })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'item']).where('status', '=', sql.lit('open')).doUpdateSet({ wanted: 101 }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return ofCustomer(requestId)
}

/** An address of the internet that nobody is asked for: nothing is sent in these tests. */
const target = { name: 'billing', url: 'https://93.184.216.34/hook', topicIds: [webhookTopic.id.operations] }

const endpointOf = ({ api }: World, { customerId, userId }: Person) => ({
  customer_id: customerId,
  user_id: userId,
  name: marker,
  url_secret: api.secrets.seal(target.url, 'webhookUrl'),
  host: '93.184.216.34',
  topics: ['operations'],
  key_secret: api.secrets.seal('whsec_AAAA', 'webhookKey'),
})

const webhook = async (world: World, whose: Person): Promise<number> => {
  const { id } = await world.api.db
    .insertInto('webhook_endpoints')
    .values(endpointOf(world, whose))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** In one statement: another caller's input may clear the account of webhooks at the same moment. */
const delivery: Describe = async (world, whose) => {
  const { id, webhookId } = await world.api.db
    .with('endpoint', (db) => db.insertInto('webhook_endpoints').values(endpointOf(world, whose)).returning('id'))
    .insertInto('webhook_deliveries')
    .columns(['endpoint_id', 'event', 'type', 'body', 'status', 'due_at', 'ended_at'])
    .expression((eb) =>
      eb
        .selectFrom('endpoint')
        .select([
          'endpoint.id',
          sql.lit('operation-1').as('event'),
          sql.lit('operation.done').as('type'),
          sql.lit('{}').as('body'),
          sql<'failed'>`'failed'`.as('status'),
          sql<null>`null::timestamptz`.as('due_at'),
          sql<Date>`now()`.as('ended_at'),
        ]),
    )
    .returning(['id', 'endpoint_id as webhookId'])
    .executeTakeFirstOrThrow()
  return { params: { webhookId, id }, namesThingOf: 'customer' }
}

const subject = async ({ api }: World) =>
  api.db
    .selectFrom('ticket_subjects')
    .where('product_id', 'is', null)
    .select(['id', 'unit_id'])
    .executeTakeFirstOrThrow()

/** Opened and answered. */
const ticket = async (world: World, { customerId, userId }: Person): Promise<number> => {
  const { api } = world
  const { id: subjectId, unit_id: unitId } = await subject(world)
  const { id: ticketId } = await api.db
    .insertInto('tickets')
    .values({
      customer_id: customerId,
      user_id: userId,
      unit_id: unitId,
      subject_id: subjectId,
      priority_id: issuePriority.id.important,
      status: 'answered',
      closes_at: new Date(Date.now() + 7 * 86_400_000),
      first_answer_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ticketId
}

/** Of a message in a ticket of theirs. */
const ticketFile = async (world: World, whose: Person) => {
  const { api } = world
  const { id: messageId } = await api.db
    .insertInto('ticket_messages')
    .values({ ticket_id: await ticket(world, whose), author: 'customer', user_id: whose.userId, content: 'a message' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const key = randomBytes(20).toString('hex')
  await api.engines.files.put(key, new Blob(['a file']))
  const { id: fileId } = await api.db
    .insertInto('ticket_files')
    .values({
      customer_id: whose.customerId,
      user_id: whose.userId,
      message_id: messageId,
      file_key: key,
      name: 'a.txt',
      kind: 'txt',
      bytes: 6,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { messageId, fileId }
}

const message = { content: 'a disk is gone' }

export const accessInputs: AccessInputs = {
  issueItemList: async (world, whose) => ({ params: { issueId: await ticket(world, whose) }, namesThingOf: 'person' }),
  issueItemDownload: async (world, whose) => ofPerson((await ticketFile(world, whose)).messageId),
  issueFileDownload: async (world, whose) => ofPerson((await ticketFile(world, whose)).fileId),
  issueClose: async (world, whose) => ofPerson(await ticket(world, whose)),
  issueSeen: async (world, whose) => ofPerson(await ticket(world, whose)),
  issueRate: async (world, whose) => ({ ...ofPerson(await ticket(world, whose)), body: { rating: 5 } }),
  issueItemCreate: async (world, whose) => ({ body: { ...message, issueId: await ticket(world, whose) } }),
  issueCreate: async (world) => {
    const { id: issueSubjectId, unit_id: businessUnitId } = await subject(world)
    return { body: { ...message, issueSubjectId, businessUnitId } }
  },
  issueSubjectShortList: () => ({ body: { businessUnitId: businessUnit.id.technical } }),
  issueSnapshot: async (world) => ({ params: { orderId: (await server(world)) * 10 + 1 }, namesThingOf: 'project' }),
  // A file needs a form, which this test does not send.
  issueFileUpload: () => ({ body: { attachment: null }, refusal: 422 }),

  // What is sold is everybody's to read.
  productGet: () => id(productCategory.id.vm),
  productItemKubernetesPrice: () => ({ params: { workerNodeCount: 2 } }),
  promotionRedirectLink: () => ({ params: { code: 'calculator' } }),
  webhookCreate: async ({ api }, { customerId }) => {
    await api.db.deleteFrom('webhook_endpoints').where('customer_id', '=', customerId).execute()
    return { body: target }
  },
  webhookEdit: async (world, whose) => ({
    ...ofCustomer(await webhook(world, whose)),
    body: { ...target, isEnabled: true },
  }),
  webhookRotate: async (world, whose) => ofCustomer(await webhook(world, whose)),
  webhookDelete: async (world, whose) => ofCustomer(await webhook(world, whose)),
  webhookTest: async (world, whose) => ofCustomer(await webhook(world, whose)),
  webhookDeliveryList: async (world, whose) => ofCustomer(await webhook(world, whose)),
  webhookDeliveryGet: delivery,
  webhookDeliveryReplay: delivery,
  notificationDeliveryList: async (world, whose) => ofPerson(await notification(world, whose)),
  notificationPreferencesEdit: () => ({
    body: {
      topics: [{ topicId: notificationTopic.id.news, email: false, sms: false }],
      quietFrom: '23:00',
      quietTo: '07:00',
    },
  }),
  notificationSeen: async (world, whose) => ofPerson(await notification(world, whose)),
  operationGet: anOperation,
  // It is queued: there is nothing to try again yet, and a server that is being stopped is not left in the middle.
  operationRetry: async (world, whose) => ({ ...(await anOperation(world, whose)), ...asOperator, refusal: 409 }),
  operationCancel: async (world, whose) => ({ ...(await anOperation(world, whose)), ...asOperator, refusal: 409 }),
  limitRequestCreate: async ({ api }) => {
    await api.db.deleteFrom('limit_requests').where('item', '=', 'vm').execute()
    return { body: { itemId: limitedItem.id.vm, wanted: 1_000, reason: 'a hundred shops open' } }
  },
  limitRequestCancel: limitRequest,
  labelSet: labelled,
  serviceMoveRehearse: async (world, whose) => {
    const { serviceId, targetProjectId } = await moved(world, whose)
    return { query: { Services: `Vm:${serviceId}`, TargetProjectId: String(targetProjectId) } }
  },
  serviceMove: async (world, whose) => {
    const { serviceId, targetProjectId } = await moved(world, whose)
    return { body: { services: [{ serviceType: 'Vm', serviceId }], targetProjectId } }
  },
  savedViewList: () => ({ query: { List: 'services' } }),
  savedViewSave: () => ({ body: { list: 'services', name: 'my servers', query: 'kind=Vm' } }),
  savedViewDelete: savedView,
  blogGet: async ({ api }) => ({ params: { link: (await insertTestArticle(api.db)).link } }),
  blogGetRandomArticles: async ({ api }) => ({ params: { link: (await insertTestArticle(api.db)).link } }),
  // There is no such picture.
  blogPicture: () => ({ params: { key: 'of-nothing' }, refusal: 404 }),
  blogCommentGet: async ({ api }) => id((await insertTestArticle(api.db)).id),
  blogCommentCreate: async ({ api }) => ({
    body: {
      websiteBlogId: (await insertTestArticle(api.db)).id,
      name: 'Sara',
      email: 'sara@example.com',
      content: 'very useful',
    },
  }),
  newsCreate: () => ({ body: { email: 'reader@example.com' } }),
  newsUnsubscribe: () => ({ params: { email: 'reader@example.com' } }),
  newsConfirm: () => ({ body: { linkToken: 'of nobody' }, refusal: 400 }),
  newsLeave: () => ({ body: { linkToken: 'of nobody' }, refusal: 400 }),
  incidentGet: async ({ api }) => id(await insertTestIncident(api.db)),
  // To this machine alone.
  outboxList: () => ({ refusal: 404 }),
}
