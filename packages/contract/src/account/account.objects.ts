import { byParam, made, type AreaObjects } from '../area-objects.ts'

export const accountObjects = {
  kinds: { user: {}, invitation: {}, token: {}, passkey: {} },
  about: {
    customerUserEdit: [byParam('user')],
    customerUserDelete: [byParam('user')],
    invitationResend: [byParam('invitation')],
    invitationDelete: [byParam('invitation')],
    apiTokenCreate: [made('token')],
    apiTokenDelete: [byParam('token')],
    passkeyCreate: [made('passkey')],
    passkeyEdit: [byParam('passkey')],
    passkeyDelete: [byParam('passkey')],
  },
} as const satisfies AreaObjects
