import { defineCall } from '../../call.ts'
import { EmailChangeDetail, EmailChangeTokenModel } from './email-changes.schemas.ts'

const path = '/api/my/account/email-change'

export const emailChangeCalls = {
  emailChangeRead: defineCall({
    method: 'POST',
    path: `${path}/read`,
    access: 'anyone',
    summary: 'Read the change of an e-mail address behind a link',
    description: 'POST, so that the token stands in no address and no log. It changes nothing.',
    body: EmailChangeTokenModel,
    response: EmailChangeDetail,
  }),
  emailChangeTakeBack: defineCall({
    method: 'POST',
    path: `${path}/take-back`,
    access: 'anyone',
    summary: 'Take the change of an e-mail address back',
    description:
      'For 72 hours, once. The old address and the ways in of then are restored, everything that was added since is gone, every device is signed out and the password has to be chosen anew by mail.',
    body: EmailChangeTokenModel,
  }),
}
