import type { Customer } from '../apps/api/src/testing/api.ts'
import type { Product } from './product.ts'

const names = [
  'accounting',
  'db-primary',
  'shop-web-01',
  'shop-web-02',
  'a-server-with-quite-a-long-name-for-its-column',
]

interface Host {
  id: number
  name: string
  statusId: number
}

const active = 2

/** Orders servers by these names and waits until they run; answers the id of the first. */
export const makeServers = async (
  product: Product,
  customer: Customer,
  wanted: readonly string[] = names,
  changes: object = {},
): Promise<number> => {
  const { projectId } = customer
  const images = await product.call<{ id: number }[]>(customer, 'GET', `/vm/${projectId}/image/list?ProductId=101`)
  for (const [index, name] of wanted.entries()) {
    await product.call(customer, 'POST', `/vm/${projectId}/host/create`, {
      vmImageId: images[index % 3]!.id,
      name,
      password: customer.password,
      isPredefined: false,
      cpu: 2 + index,
      memory: 8,
      disk: 100,
      ...changes,
    })
  }
  const list = () => product.call<Host[]>(customer, 'GET', `/vm/${projectId}/host/list`)
  let hosts = await list()
  while (hosts.some(({ statusId }) => statusId !== active)) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    hosts = await list()
  }
  return hosts.find(({ name }) => name === wanted[0])!.id
}
