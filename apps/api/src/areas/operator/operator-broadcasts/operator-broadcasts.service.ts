import { broadcastAudience, broadcastState, productCategory } from '@sarv/contract/enums'
import type { OperatorBroadcast } from '@sarv/contract/operator/operator-broadcasts/operator-broadcasts.schemas'
import type { Db } from '../../../db/connection.ts'
import { toWire } from '../../../db/wire-time.ts'
import { judgeAudience, listAllBroadcasts, type Audience } from '../../portal/broadcasts/broadcasts.service.ts'

/** What an operator chose in the form. */
export const audienceOf = (db: Db, audienceId: number, targetId: number | undefined): Promise<Audience> =>
  judgeAudience(db, broadcastAudience.name(audienceId)!, targetId)

const targetOf = ({ audience, targetId, datacenter }: Awaited<ReturnType<typeof listAllBroadcasts>>[number]) =>
  audience === 'product' && targetId !== null ? productCategory.label(targetId) : datacenter

export const listForOperators = async (db: Db): Promise<OperatorBroadcast[]> =>
  (await listAllBroadcasts(db)).map((broadcast) => ({
    id: broadcast.id,
    subject: broadcast.subject,
    content: broadcast.content,
    audienceId: broadcastAudience.id[broadcast.audience],
    target: targetOf(broadcast),
    stateId: broadcastState.id[broadcast.state],
    peopleCount: broadcast.peopleCount,
    sentCount: broadcast.sentCount,
    author: broadcast.author,
    createDate: toWire(broadcast.createdAt),
    endDate: broadcast.endedAt && toWire(broadcast.endedAt),
  }))
