import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { Email } from '../../fields.ts'
import { CreateNewsletterModel, NewsletterLinkModel } from './newsletter.schemas.ts'

const path = '/api/my/portal/news'

export const newsletterCalls = {
  newsCreate: defineCall({
    method: 'POST',
    path: `${path}/create`,
    access: 'anyone',
    summary: 'Join the newsletter',
    description: 'A mail asks the address to confirm it. The answer is the same whether it is known or not.',
    body: CreateNewsletterModel,
  }),
  newsConfirm: defineCall({
    method: 'POST',
    path: `${path}/confirm`,
    access: 'anyone',
    summary: 'Confirm the newsletter by the link in the mail',
    body: NewsletterLinkModel,
  }),
  newsLeave: defineCall({
    method: 'POST',
    path: `${path}/leave`,
    access: 'anyone',
    summary: 'Leave the newsletter by the link in its mails',
    body: NewsletterLinkModel,
  }),
  newsUnsubscribe: defineCall({
    method: 'PUT',
    path: `${path}/unsubscribe/{email}`,
    access: 'anyone',
    summary: 'Ask for the link that leaves the newsletter',
    description:
      'It goes to the address, so that nobody takes another off the list. The answer is the same whether it is known or not.',
    params: z.object({ email: Email }),
  }),
}
