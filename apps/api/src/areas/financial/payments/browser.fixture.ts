import type { TestApi } from '../../../testing/api.ts'

export const origin = 'http://localhost:3000'
export const pathOf = (url: string | null): string => (url ?? '').replace(origin, '')

/** What a browser does with a page that holds one form. */
export const formOf = (html: string) => {
  const [, method = '', action = ''] = /<form method="(\w+)" action="([^"]*)"/.exec(html) ?? []
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return { method, action, fields: Object.fromEntries([...inputs].map(([, name, value]) => [name, value])) }
}

export const postForm = (api: TestApi, path: string, fields: Record<string, string>) =>
  api.request<string>(undefined, {
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  })

/** From the answer of a call that starts a payment, through the test bank, and back. */
export const payAtTestBank = async (api: TestApi, start: { location: string | null }, choice = 'pay') => {
  const page = await api.request<string>(undefined, { method: 'GET', url: pathOf(start.location) })
  const bank = pathOf(formOf(page.body).action)
  const { action, fields } = formOf((await postForm(api, bank, { choice })).body)
  return postForm(api, pathOf(action), fields)
}
