import { defineCall } from '../../call.ts'
import { CreateContactUsModel } from './contact.schemas.ts'

export const contactCalls = {
  contactUsCreate: defineCall({
    method: 'POST',
    path: '/api/my/portal/contact-us/create',
    access: 'anyone',
    summary: 'Send a message to the provider',
    body: CreateContactUsModel,
  }),
}
