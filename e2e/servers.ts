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

const imagesFor = (product: Product, customer: Customer) =>
  product.call<{ id: number }[]>(customer, 'GET', `/vm/${customer.projectId}/image/list?ProductId=101`)

/** The body of an order, of the image and size at this place among those that lists have. */
export const orderOf = async (product: Product, customer: Customer, name: string, index = 0) => ({
  vmImageId: (await imagesFor(product, customer))[index % 3]!.id,
  name,
  password: customer.password,
  isPredefined: false,
  cpu: 2 + index,
  memory: 8,
  disk: 100,
})

/** Orders servers by these names and waits until they run; answers the id of the first. */
export const makeServers = async (
  product: Product,
  customer: Customer,
  wanted: readonly string[] = names,
  changes: object = {},
): Promise<number> => {
  const { projectId } = customer
  for (const [index, name] of wanted.entries()) {
    const order = { ...(await orderOf(product, customer, name, index)), ...changes }
    await product.call(customer, 'POST', `/vm/${projectId}/host/create`, order)
  }
  const list = () => product.call<Host[]>(customer, 'GET', `/vm/${projectId}/host/list`)
  // Others may be gone or failed, and stay so.
  const isComing = ({ name, statusId }: Host) => wanted.includes(name) && statusId !== active
  let hosts = await list()
  while (hosts.some(isComing)) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    hosts = await list()
  }
  return hosts.find(({ name }) => name === wanted[0])!.id
}
