import { sql } from 'kysely'
import { issuePriority, limitedItem } from '@sarv/contract/enums'
import type { Db } from '../../db/connection.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../http/implement.ts'
import type { Area, PastEvent } from '../area.ts'
import { findOrderByName } from '../financial/orders/orders.service.ts'
import { getLimitUsage } from '../../services/limits.service.ts'
import { askForMore } from './limit-requests.service.ts'
import { limitDemo, ticketDemo as text } from './portal-demo.fa.ts'
import { keepFile } from './tickets/files.service.ts'
import { findSubject } from './tickets/subjects.store.ts'
import { answerTicket } from './tickets/support.service.ts'
import { closeTicket, openTicket, rateTicket, writeToTicket } from './tickets/tickets.service.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

const dmesg = [
  '[    1.204311] virtio_blk virtio2: [vdb] 104857600 512-byte logical blocks',
  '[    3.882190] EXT4-fs (vda1): mounted filesystem with ordered data mode',
  '[    4.107734] systemd[1]: mnt-media.mount: Mount process exited, code=exited, status=32',
].join('\n')

/** What is told of a talk in the past was told then. */
const dateNotification = (trx: Db, ticketId: number, at: Date, isRead: boolean) =>
  sql`update notifications set created_at = ${at}, read_at = ${isRead ? at : null}
    where link = ${`/portal/support/${ticketId}`}`.execute(trx)

/**
 * Talks of the demo customer with the provider, through the doors that everyone uses: one that was closed and rated, one
 * that was answered, one that waits and one that waits too long.
 */
export const tellTicketPast: NonNullable<Area['demoPast']> = async (db, deps, { customerId, userId }) => {
  const actor: Actor = {
    userId,
    customerId,
    sessionId: null,
    apiTokenId: null,
    tokenScope: undefined,
    isProven: false,
    isProvenAgain: false,
    isFactorProven: false,
    roles: ['superUser'],
    view: undefined,
    seenAs: undefined,
    userTitle: '',
    email: '',
  }
  const { secrets, files } = deps
  const nothing = { secrets, fileIds: [], snapshot: undefined }
  const now = new Date()

  /** A provider's own catalogue may have no such subject; a demo without this ticket is fine. */
  const open = async (
    trx: Db,
    subjectId: number,
    {
      title,
      asks,
      at,
      ...rest
    }: { title: string; asks: string; at: Date; orderId?: number | undefined; fileIds?: number[]; priorityId?: number },
  ): Promise<number | undefined> => {
    const subject = await findSubject(trx, subjectId)
    if (!subject || subject.productId !== null) return undefined
    const { id } = await openTicket(
      trx,
      actor,
      {
        content: asks,
        title,
        businessUnitId: subject.unitId,
        issueSubjectId: subject.id,
        issuePriorityId: rest.priorityId ?? issuePriority.id.important,
        orderId: rest.orderId,
      },
      { ...nothing, fileIds: rest.fileIds ?? [], at },
    )
    return id
  }

  const invoice: PastEvent = {
    at: after(now, -26 * dayMs),
    happen: (at) =>
      inTransaction(db, async (trx) => {
        const id = await open(trx, 13, { ...text.invoice, at })
        if (id === undefined) return
        const answeredAt = after(at, 34 * minuteMs)
        await answerTicket(trx, deps, id, { name: text.names.financial, content: text.invoice.answers, at: answeredAt })
        const thankedAt = after(at, 2 * hourMs)
        await writeToTicket(trx, actor, { issueId: id, content: text.invoice.thanks }, { ...nothing, at: thankedAt })
        await closeTicket(trx, actor, id, after(thankedAt, minuteMs))
        await rateTicket(trx, actor, id, { rating: 5, comment: text.invoice.rating })
        await dateNotification(trx, id, answeredAt, true)
      }),
  }
  const disk: PastEvent = {
    at: after(now, -27 * hourMs),
    happen: async (at) => {
      const file = new File([`${dmesg}\n`], text.disk.file)
      const kept = await keepFile({ db, files }, { customerId, userId }, file)
      await inTransaction(db, async (trx) => {
        const order = await findOrderByName(trx, actor, 'db-primary')
        const priorityId = issuePriority.id.veryImportant
        const id = await open(trx, 1, { ...text.disk, at, orderId: order?.id, fileIds: [kept.id], priorityId })
        if (id === undefined) return
        const answeredAt = after(at, 18 * minuteMs)
        await answerTicket(trx, deps, id, { name: text.names.technical, content: text.disk.answers, at: answeredAt })
        await dateNotification(trx, id, answeredAt, false)
      })
    },
  }
  const slow: PastEvent = {
    at: after(now, -25 * minuteMs),
    happen: (at) =>
      inTransaction(db, async (trx) => {
        const order = await findOrderByName(trx, actor, 'shop-web-01')
        await open(trx, 2, { ...text.slow, at, orderId: order?.id })
      }),
  }
  const payment: PastEvent = {
    at: after(now, -70 * minuteMs),
    happen: (at) =>
      inTransaction(db, async (trx) => {
        await open(trx, 12, { ...text.payment, at, priorityId: issuePriority.id.urgent })
      }),
  }
  return [invoice, disk, payment, slow]
}

/** Something that waits for an operator. */
export const askForMoreInDemo = (db: Db, { customerId, userId }: { customerId: number; userId: number }) =>
  inTransaction(db, async (trx) => {
    const { max } = (await getLimitUsage(trx, customerId)).memoryGb
    await askForMore(
      trx,
      { customerId, userId },
      { itemId: limitedItem.id.memoryGb, wanted: max + 48, reason: limitDemo.reason },
    )
  })
