import { businessUnit } from '@sarv/contract/enums'
import type { TestApi } from '../../../testing/api.ts'
import type { TestOperator } from '../../../testing/operators.ts'

interface Refusal {
  type?: string
}

/** Short ways to the operators' calls about tickets. */
export const operatorTicketTools = (of: () => TestApi, operator: () => TestOperator) => {
  const address = (path: string) => `/api/operator/${path}`
  const send =
    (method: 'PUT' | 'POST') =>
    <Body>(path: string, payload: object, who = operator()) =>
      of().request<Body & Refusal>(who.token, { method, url: address(path), payload })
  return {
    get: <Body>(path: string, who = operator()) =>
      of().request<Body & Refusal>(who.token, { method: 'GET', url: address(path) }),
    put: send('PUT'),
    post: send('POST'),
    /** A ticket of a customer; answers its number. */
    open: async (who: { token: string }, fields: object = {}): Promise<number> => {
      const technical = { businessUnitId: businessUnit.id.technical, issueSubjectId: 1 }
      const body = { content: 'دیسک دیده نمی‌شود', ...technical, ...fields }
      return (await of().send<{ id: number }>(who, 'POST', '/portal/issue/create', body)).body.id
    },
    upload: async (ticketId: number, file: File, who = operator()) => {
      const form = new FormData()
      form.append('attachment', file)
      const response = new Response(form)
      return of().request<{ id: number } & Refusal>(who.token, {
        method: 'POST',
        url: address(`ticket/upload/${ticketId}`),
        payload: Buffer.from(await response.arrayBuffer()),
        headers: { 'content-type': response.headers.get('content-type') ?? '' },
      })
    },
  }
}
