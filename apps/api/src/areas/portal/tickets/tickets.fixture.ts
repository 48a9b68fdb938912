import { businessUnit } from '@sarv/contract/enums'
import type { IssueListItem, IssueThread } from '@sarv/contract/portal/tickets/tickets.schemas'
import type { TestApi } from '../../../testing/api.ts'
import { runSarv } from '../../../testing/command-line.ts'

interface Refusal {
  type?: string
  errorMessage?: string
  errors?: Record<string, string[]>
}

/** As a browser sends it. */
const formBody = async (fields: Record<string, string | File>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const response = new Response(form)
  return { payload: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' }
}

/** Short ways to the calls of tickets, and to the operator's command line. */
export const ticketTools = (of: () => TestApi) => {
  type Who = { token: string }
  const path = '/portal'
  const technical = { businessUnitId: businessUnit.id.technical, issueSubjectId: 1 }

  const sendForm = async <Body>(who: Who, to: string, fields: Record<string, string | File>, headers = {}) => {
    const { payload, type } = await formBody(fields)
    const url = `/api/my${path}/${to}`
    return of().request<Body & Refusal>(who.token, {
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type, ...headers },
    })
  }

  return {
    sendForm,
    create: (who: Who, fields: object = {}, headers: Record<string, string> = {}) =>
      of().send<{ id: number } & Refusal>(
        who,
        'POST',
        `${path}/issue/create`,
        { content: 'دیسک دیده نمی‌شود', ...technical, ...fields },
        headers,
      ),
    reply: (who: Who, issueId: number, fields: object = {}) =>
      of().send<{ id: number } & Refusal>(who, 'POST', `${path}/issue-item/create`, {
        issueId,
        content: 'هنوز دیده نمی‌شود',
        ...fields,
      }),
    upload: (who: Who, file: File) =>
      sendForm<{ id: number; fileName: string; fileSize: number }>(who, 'issue-file/upload', { attachment: file }),
    list: async (who: Who, query = '') => (await of().get<IssueListItem[]>(who, `${path}/issue/list${query}`)).body,
    thread: (who: Who, id: number) => of().get<IssueThread & Refusal>(who, `${path}/issue-item/list/${id}`),
    put: (who: Who, act: string, id: number, body?: object) =>
      of().send<Refusal>(who, 'PUT', `${path}/issue/${act}/${id}`, body),
    download: (who: Who, id: number) => of().get<string>(who, `${path}/issue-file/download/${id}`),
    /** The operator's command line. */
    sarv: async (...words: string[]) => (await runSarv(of(), words)).text,
  }
}
