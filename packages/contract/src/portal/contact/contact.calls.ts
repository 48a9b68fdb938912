import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { Email } from '../../fields.ts'
import { CreateContactUsModel, CreateNewsletterModel } from './contact.schemas.ts'

const path = '/api/my/portal'

export const contactCalls = {
  newsCreate: defineCall({
    method: 'POST',
    path: `${path}/news/create`,
    access: 'anyone',
    summary: 'Join the newsletter',
    body: CreateNewsletterModel,
  }),
  contactUsCreate: defineCall({
    method: 'POST',
    path: `${path}/contact-us/create`,
    access: 'anyone',
    summary: 'Send a message to the provider',
    body: CreateContactUsModel,
  }),
  newsUnsubscribe: defineCall({
    method: 'PUT',
    path: `${path}/news/unsubscribe/{email}`,
    access: 'anyone',
    summary: 'Leave the newsletter',
    params: z.object({ email: Email }),
  }),
}
