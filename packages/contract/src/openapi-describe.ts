import { isOperatorPath, type Access } from './access.ts'
import type { Call } from './call.ts'
import { isListQuery } from './params.ts'
import { operatorStepUpSentence, stepUpSentence } from './step-up.ts'

const whoMay: Readonly<Record<Access, string>> = {
  anyone: 'Open to everyone: it needs no token, and one address may call it only so often.',
  signedIn: 'For everyone who is signed in.',
  account: 'For super users and account managers.',
  money: 'For super users and financial managers.',
  superUser: 'For super users.',
  'project:read': 'For everyone who may see the project.',
  'project:operate': 'For managers and operators of the project, and for super users.',
  'project:manage': 'For managers of the project and for super users.',
  operator: 'For every operator.',
  'operator:customers': 'For operators of support and of finance, and for administrators.',
  'operator:support': 'For operators of support and for administrators.',
  'operator:finance': 'For operators of finance and for administrators.',
  'operator:engineer': 'For engineers among the operators and for administrators.',
  'operator:editor': 'For editors among the operators and for administrators.',
  'operator:incidents': 'For editors and engineers among the operators and for administrators.',
  'operator:admin': 'For administrators among the operators.',
}

const isWrite = ({ method }: Call): boolean => method !== 'GET'

const tokens = (call: Call): string | undefined => {
  if (call.access === 'anyone' || isOperatorPath(call.path)) return undefined
  if (call.tokens === 'never') return 'API tokens may not call it.'
  return isWrite(call) || call.effect || call.tokens === 'writing'
    ? 'A read-only API token may not call it.'
    : undefined
}

const listed = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ')

/** What a reader of the documentation asks of any call: who may, what it starts, what it makes stale, how to try it. */
export const describeCall = (call: Call): string => {
  const startsWork = call.invalidates?.includes('Operation') && call.response !== undefined
  const sentences = [
    call.description,
    whoMay[call.access],
    tokens(call),
    call.stepUp && (isOperatorPath(call.path) ? operatorStepUpSentence : stepUpSentence(call.stepUp)),
    startsWork &&
      'What takes time goes on as an operation: `operationId` in the answer names it, `operationGet` follows it.',
    call.orders && 'It orders a service: refused until somebody who answers for the account is known by name.',
    call.dryRun && 'With `X-Dry-Run: true` it answers a `Quote` and changes nothing.',
    isListQuery(call.query) &&
      'Answers the whole list, or, with `PageNumber` and `PageSize`, one page and `X-Total-Count`.',
    call.queryInBody && 'The query is also taken from a JSON body, where older clients put it.',
    call.invalidates?.length && `Makes earlier answers of these groups stale: ${listed(call.invalidates)}.`,
    call.provides?.length && `Its answer belongs to the groups ${listed(call.provides)} of live events.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
