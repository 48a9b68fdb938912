import type { CreateApiTokenModel } from '@sarv/client/account.generated'
import { apiTokenLifeDays, apiTokenNameLength } from '@sarv/contract/limits'
import { normalizeLine } from '@sarv/contract/normalize'
import { validationText } from '@sarv/contract/validation.fa'
import { parseDate } from '@internationalized/date'
import type { Problems } from '../../../ui/form-resolver.ts'
import type { WireDate } from '../../../ui/wire-dates.ts'
import { givenNameProblem } from '../security/given-name.ts'
import { apiTokensText } from './api-tokens.fa.ts'

const text = apiTokensText.form.problems

export interface TokenForm {
  name: string
  scope: 'all' | 'chosen'
  projectIds: number[]
  readOnly: boolean
  endDay: WireDate | null
}

/** What the form offers with one press. */
export const presetDays = [30, 90, apiTokenLifeDays] as const

/** The day that is so many days ahead. */
export const addDays = (day: WireDate, days: number): WireDate => parseDate(day).add({ days }).toString()

/** A token that nobody thought about lives for three months and changes nothing. */
export const emptyToken = (today: WireDate): TokenForm => ({
  name: '',
  scope: 'all',
  projectIds: [],
  readOnly: true,
  endDay: addDays(today, 90),
})

/** The days that a token may end on: from tomorrow to a year ahead. */
export const endDays = (today: WireDate): { first: WireDate; last: WireDate } => ({
  first: addDays(today, 1),
  last: addDays(today, apiTokenLifeDays),
})

const endProblem = (endDay: WireDate | null, today: WireDate): string | undefined => {
  if (!endDay) return validationText.required
  const { first, last } = endDays(today)
  return endDay >= first && endDay <= last ? undefined : text.endOutside
}

/** What is wrong with each field. */
export const tokenProblems =
  (today: WireDate) =>
  ({ name, scope, projectIds, endDay }: TokenForm): Problems<TokenForm> => ({
    name: givenNameProblem(name, apiTokenNameLength),
    projectIds: scope === 'chosen' && projectIds.length === 0 ? text.noProject : undefined,
    endDay: endProblem(endDay, today),
  })

/** Of a form without problems. The token lives until the end of its last day. */
export const toTokenModel = ({ name, scope, projectIds, readOnly, endDay }: TokenForm): CreateApiTokenModel => ({
  name: normalizeLine(name),
  ...(scope === 'chosen' ? { allProjects: false, projectIds } : { allProjects: true }),
  readOnly,
  expireDate: `${endDay}T23:59:59`,
})
