import type { CreateApiTokenModel } from '@sarv/contract/account/api-tokens/api-tokens.schemas'
import { apiTokenLifeDays } from '@sarv/contract/limits'
import { parseDate } from '@internationalized/date'
import { resolveBySchema } from '../../../ui/schema-resolver.ts'
import type { WireDate } from '../../../ui/wire-dates.ts'
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

/** The token lives until the end of its last day. */
const toTokenModel = ({ name, scope, projectIds, readOnly, endDay }: TokenForm) => ({
  name,
  ...(scope === 'chosen' ? { allProjects: false, projectIds } : { allProjects: true }),
  readOnly,
  expireDate: endDay && `${endDay}T23:59:59`,
})

/** The contract's rules, and the span of days, which only a server can tell that knows what day it is. */
export const tokenResolver = (today: WireDate) =>
  resolveBySchema<TokenForm, CreateApiTokenModel>(
    async () => {
      const { CreateApiTokenModel } = await import('@sarv/contract/account/api-tokens/api-tokens.schemas')
      const { first, last } = endDays(today)
      const isWithin = (day: string) => day >= first && day <= last
      return CreateApiTokenModel.refine(({ expireDate }) => isWithin(expireDate.slice(0, first.length)), {
        path: ['expireDate'],
        error: text.endOutside,
      })
    },
    { toSent: toTokenModel, fieldOf: { expireDate: 'endDay' } },
  )
