import type { Page } from '@playwright/test'
import type { Customer } from '../apps/api/src/testing/api.ts'
import { violationsInBothSchemes } from './axe.ts'
import { pick } from './controls.ts'
import { expect, test } from './journey.ts'
import type { Product } from './product.ts'
import { makeServers } from './servers.ts'
import { untilIdle } from './things.ts'

interface Listed {
  id: number
  name: string
}

/** A private cloud with a network, two servers in it, a forward to each of them, and a balancer before both. */
const makeGateway = async (product: Product, customer: Customer) => {
  const { projectId } = customer
  const call = <Answer>(method: 'GET' | 'POST', path: string, body?: object) =>
    product.call<Answer>(customer, method, `/vm/${projectId}/${path}`, body)
  const made = async (path: string, body: object): Promise<number> => {
    const { id } = await call<{ id: number }>('POST', path, body)
    await untilIdle(product, customer)
    return id
  }
  await makeServers(product, customer, ['shop-web-01', 'shop-web-02'])
  const servers = await call<Listed[]>('GET', 'host/list')
  const idOf = (wanted: string) => servers.find(({ name }) => name === wanted)!.id
  const plans = await product.call<Listed[]>(customer, 'GET', '/portal/product-bundle/vpc-list')
  const cloudId = await made('vpc/create', {
    name: 'toranj-net',
    productBundleId: plans[2]!.id,
    networks: [{ name: 'frontend', gatewayCidr: '192.168.81.1/24' }],
  })
  const [network] = await call<Listed[]>('GET', `vpc/${cloudId}/interface/list`)
  const vmNetworkId = network!.id
  for (const name of ['shop-web-01', 'shop-web-02']) {
    await made('network/node/attach', { vmHostId: idOf(name), vmNetworkId, isV4: true })
  }
  const nodes = await call<{ vmHost: string; ipAddress: string }[]>(
    'GET',
    `network/node/list?VmNetworkId=${vmNetworkId}`,
  )
  const addressOf = (name: string) => nodes.find(({ vmHost }) => vmHost === name)!.ipAddress
  const vpcHostIpId = await made(`vpc/${cloudId}/ip/create`, { useIpV4: true })
  const rule = { firewallProtocolId: 1, directionId: 1, minPort: 8443, maxPort: 8443 }
  await made(`host/${idOf('shop-web-01')}/firewall/create`, rule)
  for (const [name, port] of [
    ['shop-web-01', 443],
    ['shop-web-02', 444],
  ] as const) {
    const target = { destinationIp: addressOf(name), destinationPort: 8443 }
    await made(`vpc/${cloudId}/nat/create-dnat`, { name, vmNetworkId, vpcHostIpId, port, ...target })
  }
  await made('load-balancer/host/create', {
    name: 'shop-lb',
    productBundleId: plans[0]!.id,
    vmNetworkId,
    vmLbAlgorithmId: 1,
    vmLbListeners: [
      {
        vmLbProtocolTypeId: 2,
        sourcePort: 80,
        destinationPort: 8443,
        vmLbPools: [idOf('shop-web-01'), idOf('shop-web-02')],
      },
    ],
  })
  return { cloudId, closedId: idOf('shop-web-02') }
}

const pictureOf = (page: Page) => page.getByRole('group', { name: /^نقشه شبکه (پروژه|ابر خصوصی)/ })

test('the picture shows what the internet reaches and what is broken, and leads to where it is put right', async ({
  product,
  open,
  customer,
}) => {
  test.setTimeout(60_000)
  const { cloudId, closedId } = await makeGateway(product, customer)
  const page = await open(customer, `/vpc/${customer.projectId}/${cloudId}/topology`)
  const picture = pictureOf(page)
  const details = page.getByRole('complementary', { name: 'جزئیات' })
  await expect(picture.getByRole('button', { name: /لودبالانسر shop-lb.*۱ از ۲ سالم/ })).toBeVisible()
  await picture.getByRole('button', { name: /سرور shop-web-01/ }).press('Enter')
  await expect(details).toContainText('8443')

  // A forward whose server lets nothing in.
  await picture.getByRole('button', { name: /سرور shop-web-02/ }).press('Enter')
  await expect(details).toContainText(/فایروال سرور .*shop-web-02.* راه .*TCP 8443.* را از اینترنت بسته است/)
  expect(await violationsInBothSchemes(page, 'topology of a cloud')).toEqual([])
  // An act begins with the thing that was chosen.
  await details.getByRole('link', { name: 'افزودن هدایت پورت' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /shop-web-02/ })).toBeVisible()
  await page.goBack()
  await picture.getByRole('button', { name: /سرور shop-web-02/ }).press('Enter')
  await details.getByRole('link', { name: 'تغییر فایروال' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/vm/${customer.projectId}/${closedId}/firewall$`))
  await page.goBack()

  // Whether one thing reaches another, over all of it; what blocks is named, and the way is marked.
  const reach = page.getByRole('region', { name: 'می‌رسد یا نه؟' })
  await pick(reach.getByRole('button', { name: /به/ }), page.getByRole('option', { name: 'shop-web-01' }))
  await reach.getByRole('textbox', { name: 'پورت' }).fill('۸۴۴۳')
  await reach.getByRole('button', { name: 'بررسی' }).click()
  await expect(reach.getByText('می‌رسد', { exact: true })).toBeVisible()
  await expect(reach).toContainText('از شبکه عمومی، از هر نشانی')
  await expect(picture.locator('[data-path=open]')).not.toHaveCount(0)
  await pick(reach.getByRole('button', { name: /به/ }), page.getByRole('option', { name: 'shop-web-02' }))
  await reach.getByRole('button', { name: 'بررسی' }).click()
  await expect(reach.getByText('نمی‌رسد', { exact: true })).toBeVisible()
  await expect(reach.getByRole('link', { name: 'تغییر فایروال' })).toBeVisible()
  // It is no answer to another question.
  await reach.getByRole('textbox', { name: 'پورت' }).fill('۲۲')
  await expect(reach.getByText('نمی‌رسد', { exact: true })).toHaveCount(0)

  // However large it is drawn, what has the focus stays in sight.
  const closed = picture.getByRole('button', { name: /سرور shop-web-02/ })
  await closed.focus()
  for (let step = 0; step < 4; step += 1) await closed.press('+')
  await expect(closed).toBeInViewport()
  await closed.press('0')

  // Only what is reached; the same as a table.
  await page.getByRole('checkbox', { name: 'فقط آنچه از اینترنت می‌رسد' }).check()
  await expect(picture.getByRole('button', { name: /لودبالانسر/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'فقط آنچه از اینترنت می‌رسد' }).uncheck()
  await page.getByRole('radio', { name: 'جدول' }).check()
  await expect(page.getByRole('row', { name: /shop-lb.*لودبالانسر/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^shop-web-02/ })).toContainText(/از .*shop-lb.*فایروال سرور/)

  // On a phone everything stands under each other, and nothing scrolls sideways.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.url}/topology/${customer.projectId}`)
  await expect(picture.getByRole('button', { name: /نشانی عمومی/ }).first()).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  expect(await violationsInBothSchemes(page, 'topology on a phone')).toEqual([])
})
