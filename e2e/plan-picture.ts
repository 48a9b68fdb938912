import { expect, type Page } from '@playwright/test'
import type { Customer } from '../apps/api/src/testing/api.ts'
import type { Product } from './product.ts'
import { makeVpc, makeVpcAddress, makeVpcServer, untilIdle } from './things.ts'

/** A private cloud with a server whose firewall lets 8443 in, and an address that nothing begins at. */
export const makeCloud = async (product: Product, customer: Customer) => {
  const { projectId } = customer
  const cloudId = await makeVpc(product, customer, 'plan-net', { plan: 2, range: '192.168.9' })
  const serverId = await makeVpcServer(product, customer, cloudId, 'plan-web')
  await makeVpcAddress(product, customer, cloudId)
  const call = <Answer>(method: 'GET' | 'POST', path: string, body?: object) =>
    product.call<Answer>(customer, method, `/vm/${projectId}/${path}`, body)
  const rule = { firewallProtocolId: 1, directionId: 1, minPort: 8443, maxPort: 8443 }
  await call('POST', `host/${serverId}/firewall/create`, rule)
  await untilIdle(product, customer)
  const read = async () => ({
    networks: (await call<{ name: string }[]>('GET', `vpc/${cloudId}/interface/list`)).map(({ name }) => name),
    addresses: await call<{ id: number; ipAddress: string; isPrimary: boolean }[]>('GET', `vpc/${cloudId}/ip/list`),
    forwards: (await call<{ name: string; natTypeId: number }[]>('GET', `vpc/${cloudId}/nat/list`)).map(
      ({ name }) => name,
    ),
  })
  return { cloudId, serverId, call, read }
}

export const pictureOf = (page: Page) => page.getByRole('group', { name: /^نقشه شبکه (پروژه|ابر خصوصی)/ })
export const trayOf = (page: Page) => page.getByRole('region', { name: 'طرح تغییرات' })

/** Begins an empty plan: what is pressed before it is there is only looked at. */
export const beginPlan = async (page: Page) => {
  await page.getByRole('button', { name: 'طرح تغییرات' }).press('Enter')
  await expect(trayOf(page).getByText('طرح هنوز خالی است')).toBeVisible()
}

/** Goes to a thing of the picture and presses it, as whoever has no mouse does. */
export const press = async (page: Page, name: RegExp) => {
  await pictureOf(page).getByRole('button', { name }).first().press('Enter')
}

export const act = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('button', { name, exact: true })

/** One that names what it is about. */
export const acting = (page: Page, name: RegExp) => page.getByRole('complementary').getByRole('button', { name })
