import {
  broadcastAudience,
  businessUnit,
  incidentKind,
  incidentSeverity,
  issuePriority,
  limitedItem,
} from '@sarv/contract/enums'
import { sealPersonal } from '../../db/personal-data.ts'
import { id, type AccessInputs, type Describe } from '../../testing/access/inputs.ts'
import { newEmail } from '../../testing/access/things.ts'
import { testPassword } from '../../testing/api.ts'
import { giveMoney } from '../../testing/money.ts'
import { insertOperator } from '../../testing/operators.ts'
import { insertPerson } from '../../testing/people.ts'
import type { World } from '../../testing/access/world.ts'
import { insertTestArticle, insertTestComment, newLink } from '../portal/blog/blog.fixture.ts'
import { insertTestSubscriber } from '../portal/newsletter/newsletter.fixture.ts'
import { insertTestIncident } from '../portal/incidents/incidents.fixture.ts'

const totpCode = 123_456
const setUpCode = 'of nobody'
const reason = 'they asked for it'
const answer = 'as you asked'

/** A customer of their own: what operators do to one must not end the world of the others. */
const someCustomer = async ({ api }: World) => {
  const person = await insertPerson(api.db, { superUser: true })
  await giveMoney(api.db, person.customerId)
  return person
}

const aboutCustomer =
  (body?: object): Describe =>
  async (world) => ({ ...id((await someCustomer(world)).customerId), ...(body && { body }) })

const limitRequest =
  (body: object): Describe =>
  async (world) => {
    const { customerId, userId } = await someCustomer(world)
    const request = await world.api.db
      .insertInto('limit_requests')
      .values({ customer_id: customerId, user_id: userId, item: 'cpu', wanted: 100, had: 64, reason: 'more shops' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...id(request.id), body }
  }

const insertWithdrawal = async (world: World) => {
  const { customerId, userId } = await someCustomer(world)
  const withdrawal = await world.api.db
    .insertInto('withdrawals')
    .values({
      customer_id: customerId,
      user_id: userId,
      rials: 1_000,
      holder_name: 'Sara Azad',
      sheba_secret: sealPersonal(world.api.secrets, 'IR062960000000100324200001', 'sheba')!,
      sheba_end: '0001',
      asked_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return withdrawal.id
}

const withdrawal =
  (body: object, refusal?: number): Describe =>
  async (world) => ({ ...id(await insertWithdrawal(world)), body, ...(refusal !== undefined && { refusal }) })

/** Asked for by somebody else. */
const moneyRequest =
  (body: object): Describe =>
  async (world) => {
    const { customerId } = await someCustomer(world)
    const { operatorId } = await insertOperator(world.api.db, ['finance'])
    const request = await world.api.db
      .insertInto('operator_money_requests')
      .values({
        kind: 'adjustment',
        customer_id: customerId,
        rials: 100_000_000,
        text: answer,
        reason,
        asked_by: operatorId,
        needs_two: true,
        state: 'waiting',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...id(request.id), body }
  }

/** Nobody knows where its money is. */
const unclearPayment =
  (body: object): Describe =>
  async (world) => {
    const { customerId } = await someCustomer(world)
    const payment = await world.api.db
      .insertInto('payments')
      .values({
        customer_id: customerId,
        provider_id: 5,
        amount_rials: 1_000_000,
        purpose_id: 1,
        order_number: (unclearOrders += 1),
        ticket: `unclear-${unclearOrders}`,
        created_at: new Date(),
        state: 'unknown',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...id(payment.id), body }
  }
let unclearOrders = 900_000

const aboutUser =
  (body: object, refusal?: number): Describe =>
  async (world) => ({ ...id((await someCustomer(world)).userId), body, ...(refusal !== undefined && { refusal }) })

const moment = '2026-11-15T09:30:00'
const incidentModel = {
  kindId: incidentKind.id.incident,
  severityId: incidentSeverity.id.degraded,
  subject: 'a slow network',
  content: 'we are looking for the cause',
  datacenterIds: [],
  productIds: [],
  fromDate: moment,
  reason,
}

const incident =
  (body: object): Describe =>
  async ({ api }) => ({ ...id(await insertTestIncident(api.db)), body })
/** A ticket that waits, of a customer of its own. */
const insertTicket = async (world: World, person: { customerId: number; userId: number }, isClosed = false) => {
  const { db } = world.api
  const subject = await db
    .selectFrom('ticket_subjects')
    .where('unit_id', '=', businessUnit.id.technical)
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const now = new Date()
  const { id: ticketId } = await db
    .insertInto('tickets')
    .values({
      customer_id: person.customerId,
      user_id: person.userId,
      unit_id: businessUnit.id.technical,
      subject_id: subject.id,
      priority_id: issuePriority.id.important,
      ...(isClosed ? { status: 'closed', closed_at: now } : { answer_due_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ticketId
}

const aboutTicket =
  (body?: object, options: { isClosed?: boolean } = {}): Describe =>
  async (world) => ({
    ...id(await insertTicket(world, await someCustomer(world), options.isClosed)),
    ...(body && { body }),
  })

const insertCanned = async ({ api }: World) => {
  const { id: cannedId } = await api.db
    .insertInto('canned_replies')
    .values({ title: newEmail(), content: answer })
    .returning('id')
    .executeTakeFirstOrThrow()
  return cannedId
}

const voucherModel = {
  codeCount: 1,
  giftRials: 1_000,
  maxUses: 1,
  maxUsesPerCustomer: 1,
  isForNewcomers: false,
  reason,
}
const insertVoucher = async ({ api }: World) => {
  const { id: voucherId } = await api.db
    .insertInto('vouchers')
    .values({ code: newEmail().toUpperCase(), gift_rials: 1_000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return voucherId
}

const articleModel = () => ({
  link: newLink(),
  title: 'faster backups',
  subtitle: 'how they are made',
  content: 'by night',
  author: 'Sara',
  tags: ['backup'],
  isHeader: false,
  reason,
})
const comment =
  (body: object): Describe =>
  async ({ api }) => ({ ...id(await insertTestComment(api.db)), body })

export const accessInputs: AccessInputs = {
  operatorLogin: () => ({ body: { email: newEmail(), password: 'x', totpCode } }),
  operatorSetUpBegin: () => ({ body: { setUpCode }, refusal: 400 }),
  operatorSetUp: () => ({ body: { setUpCode, password: testPassword, totpCode }, refusal: 400 }),
  // A code of the app; who has no app has no right one.
  operatorProve: () => ({ body: { totpCode }, refusal: 400 }),
  operatorCustomerGet: aboutCustomer(),
  operatorCustomerEditLimit: aboutCustomer({ itemId: limitedItem.id.cpu, max: 10, reason }),
  operatorCustomerDisable: aboutCustomer({ answer, reason }),
  operatorCustomerEnable: async (world) => {
    const { customerId } = await someCustomer(world)
    const disabled = { disabled_at: new Date(), disabled_reason: answer }
    await world.api.db.updateTable('customers').set(disabled).where('id', '=', customerId).execute()
    return { ...id(customerId), body: { reason } }
  },
  // The form of this user is not filled in.
  operatorIdentityLook: aboutUser({ reason }),
  operatorIdentityConfirm: aboutUser({ seen: 'nothing', reason }, 400),
  // It is not what stands there.
  operatorIdentityRefuse: aboutUser({ seen: 'something else', answer, reason }, 409),
  operatorLimitRequestGrant: limitRequest({ granted: 100, reason }),
  operatorLimitRequestRefuse: limitRequest({ answer, reason }),
  operatorWithdrawalTake: withdrawal({ reason }),
  // In nobody's hand yet.
  operatorWithdrawalRelease: withdrawal({ reason }, 409),
  operatorWithdrawalPaid: withdrawal({ bankReference: 'T-1001', reason }, 409),
  operatorWithdrawalRefuse: withdrawal({ answer, reason }),
  operatorPaymentFind: () => ({ query: { Search: '1' } }),
  operatorPaymentAsk: unclearPayment({ reason }),
  operatorPaymentSettle: unclearPayment({ place: 'card', bankReference: 'B-1001', reason }),
  operatorAdjustmentCreate: async (world) => ({
    body: { customerId: (await someCustomer(world)).customerId, rials: 1_000, answer, reason },
  }),
  operatorAdjustmentApprove: moneyRequest({ reason }),
  operatorAdjustmentRefuse: moneyRequest({ reason }),
  operatorVoucherList: () => ({ query: { PageNumber: '1', PageSize: '10' } }),
  operatorVoucherUseList: async (world) => ({
    ...id(await insertVoucher(world)),
    query: { PageNumber: '1', PageSize: '10' },
  }),
  operatorVoucherCreate: () => ({ body: voucherModel }),
  operatorVoucherDisable: async (world) => ({
    ...id(await insertVoucher(world)),
    body: { isWholeBatch: false, reason },
  }),
  operatorArticleCreate: () => ({ body: articleModel() }),
  operatorArticleEdit: async ({ api }) => ({
    ...id((await insertTestArticle(api.db)).id),
    body: { ...articleModel(), version: 1 },
  }),
  // A form without a file.
  operatorArticlePicture: () => ({ body: { attachment: null }, refusal: 422 }),
  operatorArticleSend: async ({ api }) => {
    await insertTestSubscriber(api.db)
    return { ...id((await insertTestArticle(api.db)).id), body: { reason } }
  },
  operatorCommentApprove: comment({ reason }),
  operatorCommentRefuse: comment({ reason }),
  operatorCommentReply: comment({ content: 'thank you', reason }),
  operatorBroadcastPreview: () => ({ query: { AudienceId: String(broadcastAudience.id.all) } }),
  operatorBroadcastCreate: () => ({
    body: { subject: 'some news', content: 'there is a new place', audienceId: broadcastAudience.id.all, reason },
  }),
  operatorBroadcastCancel: async ({ api }) => {
    const { id: broadcastId } = await api.db
      .insertInto('broadcasts')
      .values({ subject: 'some news', content: 'a new place', audience: 'all', state: 'sending', people_count: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ...id(broadcastId), body: { reason } }
  },
  operatorIncidentCreate: () => ({ body: incidentModel }),
  operatorIncidentEdit: incident({ ...incidentModel, version: 1 }),
  operatorIncidentUpdate: incident({ content: 'found it', isResolution: false, reason }),
  operatorIncidentWithdraw: incident({ reason }),
  operatorAuditList: () => ({ query: { PageNumber: '1', PageSize: '10' } }),
  operatorViewStart: aboutCustomer({ reason }),
  // Of another operator.
  operatorViewEnd: () => ({ ...id(999_999), refusal: 404 }),
  operatorTicketGet: aboutTicket(),
  // There is no such file.
  operatorTicketDownload: () => ({ ...id(999_999), refusal: 404 }),
  // A form without a file.
  operatorTicketUpload: async (world) => ({
    ...id(await insertTicket(world, await someCustomer(world))),
    body: { attachment: null },
    refusal: 422,
  }),
  operatorTicketReply: aboutTicket({ content: answer }),
  operatorTicketNote: aboutTicket({ content: answer }),
  operatorTicketTake: aboutTicket({}),
  operatorTicketAssign: async (world) => ({
    ...id(await insertTicket(world, await someCustomer(world))),
    body: { operatorId: (await insertOperator(world.api.db, ['support'])).operatorId, reason },
  }),
  operatorTicketRoute: aboutTicket({ businessUnitId: businessUnit.id.financial, reason }),
  operatorTicketPriority: aboutTicket({ issuePriorityId: issuePriority.id.urgent, reason }),
  operatorTicketClose: aboutTicket({ reason }),
  operatorTicketReopen: aboutTicket({ reason }, { isClosed: true }),
  operatorTicketMerge: async (world) => {
    const person = await someCustomer(world)
    const intoId = await insertTicket(world, person)
    return { ...id(await insertTicket(world, person)), body: { intoId, reason } }
  },
  operatorCannedReplyCreate: () => ({ body: { title: newEmail(), content: answer, reason } }),
  operatorCannedReplyEdit: async (world) => ({
    ...id(await insertCanned(world)),
    body: { title: newEmail(), content: answer, reason },
  }),
  operatorCannedReplyDelete: async (world) => ({ ...id(await insertCanned(world)), body: { reason } }),
  // There is nothing that failed in this world.
  operatorOperationRetry: () => ({ ...id(999_999), body: { reason }, refusal: 404 }),
  operatorOperationSettle: () => ({ ...id(999_999), body: { reason }, refusal: 404 }),
}
