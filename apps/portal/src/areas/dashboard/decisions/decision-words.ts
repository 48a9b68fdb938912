import type { DecisionListItem } from '@sarv/client/dashboard.generated'
import type { DecisionKind } from '@sarv/contract/dashboard/decisions/decisions.schemas'
import { formatDate, formatLongDate } from '../../../format/dates.ts'
import { formatCount } from '../../../format/number.ts'
import { formatRials } from '../../../format/rials.ts'
import { decisionsText as text } from './decisions.fa.ts'

interface Words {
  title: string
  hint: string
}

const sentences = (...parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(' ')

const sumOf = ({ rials }: DecisionListItem): string => formatRials(rials ?? 0)

const ofCap =
  (title: (project: string) => string) =>
  (decision: DecisionListItem): Words => ({
    title: title(decision.project ?? ''),
    hint: text.cap.hint(sumOf(decision), formatRials(decision.limitRials ?? 0)),
  })

const wordsByKind: Readonly<Record<DecisionKind, (decision: DecisionListItem) => Words>> = {
  walletEmpty: (decision) => ({
    title: decision.count ? text.walletEmpty.title(formatCount(decision.count)) : text.walletEmpty.titleAlone,
    hint: sentences(
      text.walletEmpty.hint(sumOf(decision)),
      decision.date && text.walletEmpty.until(formatLongDate(decision.date)),
    ),
  }),
  walletDebt: (decision) => ({ title: text.walletDebt.title(sumOf(decision)), hint: text.walletDebt.hint }),
  walletShort: (decision) => ({
    title: text.walletShort.title(formatLongDate(decision.date)),
    hint: text.walletShort.hint(sumOf(decision)),
  }),
  invoiceDue: (decision) => ({
    title: text.invoice.title(formatCount(decision.itemId ?? 0)),
    hint: sentences(
      text.invoice.hint(sumOf(decision)),
      decision.date && text.invoice.until(formatLongDate(decision.date)),
    ),
  }),
  capReached: ofCap(text.cap.reached),
  capNear: ofCap(text.cap.near),
  operationFailed: (decision) => ({
    title: text.operation.title(decision.sentence ?? ''),
    hint: sentences(decision.reason, decision.rials ? text.operation.costs(sumOf(decision)) : text.operation.free),
  }),
  idle: ({ idleReason, product, service, date, ...decision }) => ({
    title: text.idle[idleReason ?? 'unattached'](product ?? '', service ?? text.idle.unnamed, formatDate(date)),
    hint: text.idle.hint(formatRials(decision.rials ?? 0)),
  }),
  balancerDown: ({ service, sentence }) => ({
    title: text.silent.all(service ?? ''),
    hint: text.silent.servers(sentence ?? ''),
  }),
  memberDown: ({ service, sentence }) => ({
    title: text.silent.some(sentence ?? '', service ?? ''),
    hint: text.silent.hint,
  }),
  drift: ({ product, service, reason }) => ({
    title: text.drift(product ?? '', service ?? text.idle.unnamed),
    hint: reason ?? '',
  }),
  backupFailed: ({ product, service, reason, date }) => ({
    title: text.backup.title(product ?? '', service ?? ''),
    hint: sentences(reason, date && text.backup.at(formatLongDate(date))),
  }),
  certificateEnds: ({ service, sentence, date }) => ({
    title: text.certificate.title(sentence ?? '', formatLongDate(date)),
    hint: text.certificate.hint(service ?? ''),
  }),
  ticketAnswered: ({ itemId, sentence, date }) => ({
    title: text.ticket.title(formatCount(itemId ?? 0), sentence ?? ''),
    hint: date ? text.ticket.closes(formatLongDate(date)) : text.ticket.hint,
  }),
  termEnds: ({ service, date, ...decision }) => ({
    title: text.term.title(service ?? text.idle.unnamed, formatLongDate(date)),
    hint: text.term.hint(sumOf({ ...decision, service, date })),
  }),
  quoteEnds: ({ itemId, sentence, date }) => ({
    title: text.quote.title(formatCount(itemId ?? 0), formatLongDate(date)),
    hint: sentences(sentence, text.quote.hint),
  }),
}

/** What a decision is about and what it means in money, in a sentence each. */
export const wordsOf = (decision: DecisionListItem): Words => wordsByKind[decision.kind](decision)
