import { named } from '@sarv/contract/direction'
import { choose, pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { orderPage } from './order.ts'
import { makeNetwork, makeVpc } from './things.ts'

test('a server is ordered inside a private cloud without a public address, and says everywhere how it gets out', async ({
  open,
  product,
  customer,
}) => {
  const { projectId } = customer
  await makeNetwork(product, customer, { name: 'elsewhere', network: '10.44.0.0' })
  const vpcId = await makeVpc(product, customer, 'inside-cloud')
  const servers = `/vpc/${projectId}/${vpcId}/vpcVm`
  const page = await open(customer, servers)
  await expect(page.getByRole('heading', { name: 'هنوز سروری در این ابر نیست' })).toBeVisible()
  await page.getByRole('link', { name: 'ساخت سرور در این ابر' }).click()

  const order = orderPage(page)
  await expect(page.getByRole('heading', { name: 'ساخت سرور در ابر خصوصی' })).toBeVisible()
  const network = order.section('شبکه')
  await expect(network).toContainText(`SNAT ابر ${named('inside-cloud')} خاموش است`)
  const choice = page.getByRole('button', { name: /شبکه ابر خصوصی$/ })
  await choice.click()
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await pick(choice, page.getByRole('option', { name: /inside-cloud-back/ }))
  await choose(order.system('Ubuntu'))
  await choose(order.plan('S1'))
  await expect(order.receipt).toContainText('۱٬۰۰۰٬۰۰۰')
  await choose(page.getByRole('checkbox', { name: /IPv4/ }))
  await expect(order.receipt).toContainText('۱٬۴۰۰٬۰۰۰')
  await page.getByRole('checkbox', { name: /IPv4/ }).press('Space')
  await expect(order.receipt).toContainText('۱٬۰۰۰٬۰۰۰')
  await order.name.fill('inside-web-01')
  await order.password.fill('Correct1!horse')
  await order.submit.click()

  await page.waitForURL(new RegExp(`/specification\\?vpcId=${vpcId}$`))
  await page.getByRole('link', { name: 'سرورهای ابر خصوصی' }).first().click()
  await page.waitForURL(`${product.url}${servers}`)
  const row = page.getByRole('row', { name: /inside-web-01/ })
  await expect(row).toContainText('فعال')
  await expect(row).toContainText('192.168.72.2')
  await expect(row).toContainText('بدون نشانی عمومی')

  await row.getByRole('link', { name: 'inside-web-01' }).click()
  await page.waitForURL(new RegExp(`/specification\\?vpcId=${vpcId}$`))
  await expect(page.getByText('این سرور نشانی عمومی ندارد')).toBeVisible()
  await expect(page.getByRole('region', { name: 'دستور اتصال' })).toContainText('root@192.168.72.2')
  await page.getByRole('link', { name: 'نشانی‌های IP', exact: true }).click()
  await expect(page.getByText('این سرور بدون نشانی عمومی ساخته شده است')).toBeVisible()
  await page.getByRole('link', { name: 'فایروال', exact: true }).click()
  await expect(page.getByText('قانون‌ها برای ارتباط‌های شبکه خصوصی است')).toBeVisible()
  await page.getByRole('link', { name: 'سرورهای ابر خصوصی' }).first().click()
  await page.waitForURL(`${product.url}${servers}`)
})
