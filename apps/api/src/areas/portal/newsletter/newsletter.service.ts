import type { Db, Logger } from '../../../db/connection.ts'
import { eachDue } from '../../../db/due.ts'
import { subscriberHash } from '../../../db/personal-data.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { AppError } from '../../../errors/app-error.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { publishToOperators } from '../../../operations/events.ts'
import { findOpenArticle } from '../blog/blog.service.ts'
import { linkTokenOf, readLinkToken, type LinkPurpose } from './newsletter.rules.ts'
import {
  addSubscriber,
  confirmSubscriber,
  countSubscribers,
  deleteSubscriber,
  dueMailings,
  endMailing,
  insertMailing,
  moveMailing,
  nextSubscribers,
  noteAsked,
  placeOf,
} from './newsletter.store.ts'

type Needs = Pick<Dependencies, 'secrets' | 'publicUrl'>

const pages: Record<LinkPurpose, string> = { confirm: '/newsletter/confirm', leave: '/newsletter/unsubscribe' }

/** The token stands in the fragment, which browsers send to no server. */
const linkOf = ({ secrets, publicUrl }: Needs, purpose: LinkPurpose, id: number): string =>
  `${publicUrl}${pages[purpose]}#${linkTokenOf(secrets, purpose, id)}`

/** Asks the address whether it wants it. Answers nothing, known or not. */
export const joinNewsletter = async (trx: Db, deps: Needs, email: string): Promise<void> => {
  const { secrets } = deps
  const made = await addSubscriber(trx, {
    emailSecret: secrets.seal(email, 'email'),
    emailHash: subscriberHash(secrets, email),
  })
  if (!made) return
  await queueMessage(trx, secrets, {
    channel: 'email',
    template: 'newsletterConfirm',
    to: email,
    userId: null,
    values: { link: linkOf(deps, 'confirm', made.id) },
  })
}

const idBehind = ({ secrets }: Needs, purpose: LinkPurpose, token: string): number => {
  const id = readLinkToken(secrets, purpose, token)
  if (id === undefined) throw new AppError('newsletter_link_wrong')
  return id
}

/** As often as one likes, as long as the address is on the list. */
export const confirmNewsletter = async (trx: Db, deps: Needs, token: string): Promise<void> => {
  if (!(await confirmSubscriber(trx, idBehind(deps, 'confirm', token)))) throw new AppError('newsletter_link_wrong')
}

/** Nothing of the address is kept. Who has left already has left. */
export const leaveNewsletter = async (trx: Db, deps: Needs, token: string): Promise<void> => {
  await deleteSubscriber(trx, idBehind(deps, 'leave', token))
}

/** Mails the link that leaves to the address, if it is on the list: only whoever reads its mail takes it off. */
export const askToLeave = async (trx: Db, deps: Needs, email: string): Promise<void> => {
  const { secrets } = deps
  const subscriber = await noteAsked(trx, subscriberHash(secrets, email))
  if (!subscriber) return
  await queueMessage(trx, secrets, {
    channel: 'email',
    template: 'newsletterLeave',
    to: email,
    userId: null,
    values: { link: linkOf(deps, 'leave', subscriber.id) },
  })
}

// --- articles that go out --------------------------------------------------------------------------------------------

export const countReaders = async (db: Db): Promise<number> => (await countSubscribers(db)).count

/** Writes down what goes out and up to whom; workers send it. Once for each article. Answers how many it goes to. */
export const startMailing = async (
  trx: Db,
  articleId: number,
  operatorId: number | null,
  now = new Date(),
): Promise<number> => {
  if (!(await findOpenArticle(trx, articleId, now))) throw new AppError('article_unpublished')
  const { count, lastId } = await countSubscribers(trx)
  if (count === 0) throw new AppError('newsletter_empty')
  const made = await insertMailing(trx, { articleId, operatorId, peopleCount: count, untilId: lastId })
  if (!made) throw new AppError('article_mailed')
  return count
}

/**
 * One batch of each article that goes out. Its mails are queued in the transaction that moves the place on: whatever dies in
 * between, nobody is written to twice and nobody is left out. Nothing more goes out of an article that is a draft again.
 * Answers how many batches there were.
 */
export const sendMailings = ({ db, deps, log }: { db: Db; deps: Needs; log: Logger }): Promise<number> => {
  const failed = (error: unknown) => log.error({ err: error }, 'an article could not be mailed on')
  return eachDue(db, dueMailings, { count: 10, failed }, async (trx, mailing) => {
    const { articleId, ...place } = placeOf(mailing)
    const article = await findOpenArticle(trx, articleId, new Date())
    const people = article ? await nextSubscribers(trx, place) : []
    const last = people.at(-1)
    if (!article || !last) await endMailing(trx, articleId)
    else {
      const { title, subtitle, link } = article
      for (const { id, emailSecret } of people) {
        await queueMessage(trx, deps.secrets, {
          channel: 'email',
          template: 'newsletterArticle',
          to: deps.secrets.open(emailSecret, 'email'),
          userId: null,
          values: { title, subtitle, link: `${deps.publicUrl}/blog/${link}`, leaveLink: linkOf(deps, 'leave', id) },
        })
      }
      await moveMailing(trx, articleId, { lastId: last.id, sent: people.length })
    }
    await publishToOperators(trx, ['OperatorArticle'], articleId)
  })
}
