import { sql } from 'kysely'
import { limitedItem, productCategory, webhookTopic } from '@sarv/contract/enums'
import { id, ofCustomer, ofPerson, type AccessInputs, type Describe } from '../../testing/access/inputs.ts'
import { marker, type World } from '../../testing/access/world.ts'
import type { Person } from '../../testing/people.ts'
import { server } from '../vm/vm.things.fixture.ts'

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

const webhook = async ({ api }: World, { customerId, userId }: Person): Promise<number> => {
  await api.db.deleteFrom('webhook_endpoints').where('customer_id', '=', customerId).execute()
  const { id } = await api.db
    .insertInto('webhook_endpoints')
    .values({
      customer_id: customerId,
      user_id: userId,
      name: marker,
      url_secret: api.secrets.seal(target.url),
      host: '93.184.216.34',
      topics: ['operations'],
      key_secret: api.secrets.seal('whsec_AAAA'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const delivery: Describe = async (world, whose) => {
  const webhookId = await webhook(world, whose)
  const { id } = await world.api.db
    .insertInto('webhook_deliveries')
    .values({
      endpoint_id: webhookId,
      event: 'operation-1',
      type: 'operation.done',
      body: '{}',
      status: 'failed',
      due_at: null,
      ended_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { webhookId, id }, namesThingOf: 'customer' }
}

export const accessInputs: AccessInputs = {
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
  // To this machine alone.
  outboxList: () => ({ refusal: 404 }),
}
