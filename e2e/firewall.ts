import type { Owner, Product } from './product.ts'

interface ListedRule {
  id: number
  directionId: number
  firewallProtocolId: number
  remoteIp: string
  minPort: string
  maxPort: string
}

/** The firewall of a server: the address of its tab, and what the api says of it. */
export const firewallOf = (product: Product, customer: Owner, id: number) => {
  const path = `/vm/${customer.projectId}/host/${id}/firewall`
  const list = () => product.call<ListedRule[]>(customer, 'GET', `${path}/list`)
  return {
    page: `/vm/${customer.projectId}/${id}/firewall`,
    list,
    /** Closes SSH, through the API: whoever does it there is as cut off as in the portal. */
    closeSsh: async (confirmWithin: number) => {
      const rules = (await list()).filter(({ minPort }) => minPort !== '22')
      const kept = rules.map((rule) => ({ ...rule, minPort: Number(rule.minPort), maxPort: Number(rule.maxPort) }))
      await product.call(customer, 'PUT', `${path}/replace?ConfirmWithin=${confirmWithin}`, { rules: kept })
    },
  }
}
