import type { InvitationDetail, InvitationListItem } from '@sarv/contract/account/invitations/invitations.schemas'
import type { Customer, TestApi } from '../../../testing/api.ts'
import { invitationTokenOf } from '../../../testing/invitations.ts'
import type { Person } from '../../../testing/people.ts'

const path = '/account/invitation'
export type Who = { token: string }

/** Invitations as those who send and read them see them, through HTTP. */
export const invitationTools = (api: () => TestApi) => {
  const list = async (who: Who) => (await api().get<InvitationListItem[]>(who, `${path}/list`)).body
  const read = (invitationToken: string) =>
    api().send<InvitationDetail & { type?: string }>(undefined, 'POST', `${path}/read`, { invitationToken })
  const accept = (who: Who, invitationToken: string) =>
    api().send<{ customerId: number; customer: string; type?: string }>(who, 'POST', `${path}/accept`, {
      invitationToken,
    })
  const resend = (who: Who, id: number) => api().send<{ type?: string }>(who, 'POST', `${path}/resend/${id}`)
  const cancel = (who: Who, id: number) => api().send<{ type?: string }>(who, 'DELETE', `${path}/delete/${id}`)

  /** Invites someone into the account and answers the invitation's id and the token in the mail. */
  const invite = async (who: Who, email: string, roles: object = {}) => {
    const { body } = await api().send<{ id: number }>(who, 'POST', '/account/customer-user/create', {
      userName: email,
      ...roles,
    })
    return { id: body.id, token: await invitationTokenOf(api(), email) }
  }

  const membershipOf = (customer: Customer, { userId }: Person) =>
    api()
      .db.selectFrom('memberships')
      .where('customer_id', '=', customer.customerId)
      .where('user_id', '=', userId)
      .select(['is_super_user', 'is_account_manager', 'is_financial_manager'])
      .executeTakeFirst()

  const expire = (id: number) =>
    api()
      .db.updateTable('invitations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute()

  return { list, read, accept, resend, cancel, invite, membershipOf, expire }
}
