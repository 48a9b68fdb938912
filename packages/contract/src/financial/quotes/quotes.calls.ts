import { z } from 'zod'
import { Started } from '../../answers.schemas.ts'
import { defineCall } from '../../call.ts'
import { untouchedText } from '../../digit-rules.ts'
import { PathId } from '../../fields.ts'
import { ItemParams, ListQuery } from '../../params.ts'
import { CheckedQuote, CreateQuoteModel, QuoteDetail, QuoteListItem } from './quotes.schemas.ts'

const path = '/api/my/financial/quote'

export const quoteCalls = {
  quoteList: defineCall({
    method: 'GET',
    path: `${path}/list`,
    access: 'signedIn',
    summary: 'List the signed quotes of the account',
    query: ListQuery,
    response: z.array(QuoteListItem),
    provides: ['Quote'],
  }),
  quoteGet: defineCall({
    method: 'GET',
    path: `${path}/get/{id}`,
    access: 'signedIn',
    summary: 'Read a signed quote',
    params: ItemParams,
    response: QuoteDetail,
    provides: ['Quote'],
  }),
  quoteCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'signedIn',
    summary: 'Make a signed quote of what the calculator has',
    description:
      'Whoever names it in an order (`quoteId`) until its last day pays no more than its unit prices, once for each thing on it.',
    body: CreateQuoteModel,
    response: Started,
    dryRun: true,
    invalidates: ['Quote'],
  }),
  quotePdf: defineCall({
    method: 'GET',
    path: `${path}/pdf/{id}`,
    access: 'signedIn',
    summary: 'Download a signed quote as a PDF',
    description: 'The pro-forma: seller, buyer, lines, VAT, the last day, and a link at which anyone can check it.',
    params: ItemParams,
    answers: 'file',
  }),
  quoteDelete: defineCall({
    method: 'DELETE',
    path: `${path}/delete/{id}`,
    access: 'signedIn',
    summary: 'Take a signed quote back',
    description: 'For whoever made it and those who see the money. Its paper is not confirmed any more.',
    params: ItemParams,
    invalidates: ['Quote'],
  }),
  quoteCheck: defineCall({
    method: 'GET',
    path: `${path}/check/{id}/{code}`,
    access: 'anyone',
    summary: 'Check that a paper is a quote of ours',
    description: 'By the number and the signature on it. Answers what the paper must say, and 404 for any other.',
    params: z.object({
      id: PathId,
      code: untouchedText()
        .max(64)
        .regex(/^[\w-]+$/),
    }),
    response: CheckedQuote,
  }),
}
