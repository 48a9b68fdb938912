import type { Customer } from '../apps/api/src/testing/api.ts'

const names = [
  'accounting',
  'db-primary',
  'shop-web-01',
  'shop-web-02',
  'a-server-with-quite-a-long-name-for-its-column',
]

interface Host {
  id: number
  statusId: number
}

const active = 2

/** A few servers as a shop would have them; answers the id of one that is running. */
export const makeServers = async ({ url }: { url: string }, customer: Customer): Promise<number> => {
  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${url}/api/my${path}`, {
      method,
      headers: { authorization: `Bearer ${customer.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const images = await ask<{ id: number }[]>('GET', `/vm/${customer.projectId}/image/list?ProductId=101`)
  for (const [index, name] of names.entries()) {
    await ask('POST', `/vm/${customer.projectId}/host/create`, {
      vmImageId: images[index % 3]!.id,
      name,
      password: customer.password,
      isPredefined: false,
      cpu: 2 + index,
      memory: 8,
      disk: 100,
    })
  }
  const list = () => ask<Host[]>('GET', `/vm/${customer.projectId}/host/list`)
  let hosts = await list()
  while (hosts.some(({ statusId }) => statusId !== active)) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    hosts = await list()
  }
  return hosts[0]!.id
}
