import type { StepUpWays } from '@sarv/contract/account/step-up/step-up.schemas'
import { proofSeconds } from '@sarv/contract/step-up'
import type { Customer, TestApi } from '../../../testing/api.ts'

export type Refusal = { type?: string; errorMessage?: string }

/** How somebody is asked again who they are, and proves it, through HTTP. */
export const stepUpTools = (api: () => TestApi) => {
  /** As the session of somebody who signed in that long ago. */
  const makeStale = ({ sessionId }: { sessionId: number }, seconds = proofSeconds + 5) => {
    const then = new Date(Date.now() - seconds * 1000)
    return api()
      .db.updateTable('sessions')
      .set({ proven_at: then, proven_again_at: then, factor_proven_at: then, mailbox_proven_at: then })
      .where('id', '=', sessionId)
      .execute()
  }

  const staleCustomer = async (): Promise<Customer> => {
    const who = await api().newCustomer()
    await makeStale(who)
    return who
  }

  const changeUser = (userId: number, change: object) =>
    api().db.updateTable('users').set(change).where('id', '=', userId).execute()

  const prove = (who: { token: string }, body: object) =>
    api().send<Refusal & { expireDate?: string }>(who, 'POST', '/account/step-up/prove', body)
  const waysOf = async (who: { token: string }) => (await api().get<StepUpWays>(who, '/account/step-up/get')).body
  /** A call that is marked, and harmless. */
  const act = async (who: { token: string }) => {
    const { status, body } = await api().send<Refusal>(who, 'POST', '/account/profile/enable-totp')
    return body.type ?? status
  }
  const askForPhone = async (who: { token: string }, phoneNumber = '09123334455') => {
    const { status, body } = await api().send<Refusal>(who, 'PUT', '/account/profile/edit-phone-number', {
      phoneNumber,
    })
    return body.type ?? status
  }
  const sendCode = (who: { token: string }, channel: 'sms' | 'email') =>
    api().send<Refusal>(who, 'POST', '/account/step-up/send-code', { channel })

  return { makeStale, staleCustomer, changeUser, prove, waysOf, act, askForPhone, sendCode }
}
