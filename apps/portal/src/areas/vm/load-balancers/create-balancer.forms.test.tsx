import { productBundleVpcList } from '@sarv/client/portal.generated'
import {
  loadBalancerCapability,
  loadBalancerCreate,
  vmNetworkNodeList,
  vpcInterfaceShortList,
  vpcIpList,
  vpcShortList,
  type LoadBalancerCapability,
} from '@sarv/client/vm.generated'
import { networkNodeStatus, vmLbAlgorithm, vmLbHealthCheck, vmLbProtocol, vmLbSession } from '@sarv/contract/enums'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fill, openList, pick, press } from '../../../testing/hands.ts'
import { closePanel } from '../../../shell/panels.ts'
import { interruptedOrder } from '../../../shell/interrupted-order.ts'
import { closePage, show } from '../../../testing/page.tsx'
import { heldBack, quoteOf, server, type Sent } from '../../../testing/server.ts'
import { projectId } from '../../../testing/signed-in.ts'
import { CreateBalancerDialog } from './BalancerDialog.tsx'

const everything: LoadBalancerCapability = {
  isAvailable: true,
  protocolIds: [...vmLbProtocol.ids],
  algorithmIds: [...vmLbAlgorithm.ids],
  healthCheckIds: [...vmLbHealthCheck.ids],
  sessionIds: [...vmLbSession.ids],
  hasWeights: true,
  hasNamedCertificates: true,
  hasChecksOutside: true,
  hasSharedAddresses: true,
  tellsAnswers: true,
}

/** What the OVN provider of OpenStack can do. */
const addressesAlone: LoadBalancerCapability = {
  isAvailable: true,
  protocolIds: [vmLbProtocol.id.tcp, vmLbProtocol.id.udp],
  algorithmIds: [vmLbAlgorithm.id.ipHash, vmLbAlgorithm.id.connectionHash],
  healthCheckIds: [vmLbHealthCheck.id.tcp, vmLbHealthCheck.id.udp],
  sessionIds: [vmLbSession.id.none, vmLbSession.id.sourceIp],
  hasWeights: false,
  hasNamedCertificates: false,
  hasChecksOutside: false,
  hasSharedAddresses: false,
  tellsAnswers: false,
}

const node = (vmHostId: number, vmHost: string, vmNetworkId: number) => ({
  id: vmHostId,
  vmNetworkId,
  vmHostId,
  vmHost,
  vmNetwork: null,
  ipAddress: `192.168.${vmNetworkId}.${vmHostId}`,
  isV4: true,
  status: null,
  statusId: networkNodeStatus.id.connected,
})

const networksOf: Record<string, { id: number; name: string }[]> = {
  '1': [
    { id: 11, name: 'prod-web' },
    { id: 12, name: 'prod-data' },
  ],
  '2': [{ id: 21, name: 'other-front' }],
}

const nodesOf: Record<string, ReturnType<typeof node>[]> = {
  '11': [node(1, 'shop-web-01', 11), node(2, 'shop-web-02', 11)],
  '12': [node(3, 'db-01', 12)],
  '21': [],
}

const floating = (id: number) => ({
  id,
  ipAddress: `203.0.113.${id}`,
  isV4: true,
  isPrimary: false,
  isFloating: true,
  statusId: networkNodeStatus.id.connected,
})

const addressesOf: Record<string, ReturnType<typeof floating>[]> = { '1': [floating(5)], '2': [floating(6)] }

const cloudOf = ({ params }: Sent) => params['vpcHostId'] ?? ''
const networkOf = ({ query }: Sent) => query.get('VmNetworkId') ?? ''

const dialog = page.getByRole('dialog', { name: 'ساخت لودبالانسر' })
const cloud = dialog.getByRole('button', { name: /ابر خصوصی$/ })
const network = dialog.getByRole('button', { name: /شبکه$/ })
const address = dialog.getByRole('button', { name: /نشانی عمومی$/ })
const protocol = dialog.getByRole('button', { name: /پروتکل$/ })
const check = dialog.getByRole('button', { name: /بررسی سلامت$/ })
const price = dialog.getByRole('region', { name: 'برآورد هزینه' })
const submit = dialog.getByRole('button', { name: 'ساخت لودبالانسر' })
const option = (name: string) => page.getByRole('option', { name, exact: true })
const addressOption = (ip: string) => page.getByRole('option', { name: ip })
const server1 = dialog.getByRole('checkbox', { name: /shop-web-01/ })

const onCreated = vi.fn<(id: number) => void>()

const openDialog = (capability = everything) => {
  server.answer(loadBalancerCapability, capability)
  show(<CreateBalancerDialog projectId={projectId} onClose={vi.fn<() => void>()} onCreated={onCreated} />)
}

beforeEach(() => {
  server.answer(productBundleVpcList, [{ id: 1, name: 'P1', price: 900_000, rules10: 1, ipv4: 1 }])
  server.answer(vpcShortList, [
    { id: 1, name: 'first-cloud' },
    { id: 2, name: 'other-cloud' },
  ])
  server.answer(vpcInterfaceShortList, (sent) => networksOf[cloudOf(sent)] ?? [])
  server.answer(vpcIpList, (sent) => addressesOf[cloudOf(sent)] ?? [])
  server.answer(vmNetworkNodeList, (sent) => nodesOf[networkOf(sent)] ?? [])
  server.quote(loadBalancerCreate, quoteOf(900_000))
})

describe('while the answer about a new choice is on its way', () => {
  it('servers of the network that was chosen before cannot be ticked', async () => {
    openDialog()
    await pick(cloud, option('first-cloud'))
    await pick(network, option('prod-web'))
    await expect.element(server1).toBeVisible()

    const nodes = heldBack(nodesOf['12']!)
    server.answer(vmNetworkNodeList, (sent) =>
      networkOf(sent) === '12' ? nodes.promise : (nodesOf[networkOf(sent)] ?? []),
    )
    await pick(network, option('prod-data'))
    await expect.poll(() => server.sent(vmNetworkNodeList).map(networkOf)).toContain('12')
    await expect.element(server1).not.toBeInTheDocument()
    nodes.release()
    await expect.element(dialog.getByRole('checkbox', { name: /db-01/ })).toBeVisible()
    await expect.element(server1).not.toBeInTheDocument()
  })

  it('networks of the cloud that was chosen before cannot be chosen', async () => {
    openDialog()
    await pick(cloud, option('first-cloud'))
    await pick(network, option('prod-web'))

    const networks = heldBack(networksOf['2']!)
    server.answer(vpcInterfaceShortList, (sent) =>
      cloudOf(sent) === '2' ? networks.promise : (networksOf[cloudOf(sent)] ?? []),
    )
    await pick(cloud, option('other-cloud'))
    await expect.poll(() => server.sent(vpcInterfaceShortList).map(cloudOf)).toContain('2')
    await press(network)
    await expect.element(option('prod-web')).not.toBeInTheDocument()
    networks.release()
    await pick(network, option('other-front'))
    await expect.element(network).toMatchTextContent('other-front')
  })

  it('public addresses of the cloud that was chosen before cannot be chosen', async () => {
    openDialog()
    await pick(cloud, option('first-cloud'))
    await pick(address, addressOption('203.0.113.5'))

    const addresses = heldBack(addressesOf['2']!)
    server.answer(vpcIpList, (sent) => (cloudOf(sent) === '2' ? addresses.promise : (addressesOf[cloudOf(sent)] ?? [])))
    await pick(cloud, option('other-cloud'))
    await expect.poll(() => server.sent(vpcIpList).map(cloudOf)).toContain('2')
    await press(address)
    await expect.element(addressOption('203.0.113.5')).not.toBeInTheDocument()
    addresses.release()
    await openList(address, addressOption('203.0.113.6'))
    await expect.element(addressOption('203.0.113.5')).not.toBeInTheDocument()
  })
})

describe('what the infrastructure has', () => {
  it('is what the form begins with, and what it lacks is named under the field', async () => {
    openDialog(addressesAlone)
    await expect.element(dialog.getByRole('button', { name: /الگوریتم$/ })).toMatchTextContent('هش نشانی IP')
    await expect.element(protocol).toMatchTextContent('TCP')
    const missing = 'زیرساخت این دیتاسنتر این‌ها را ندارد'
    await expect.element(dialog.getByText(`${missing}: نوبتی`)).toBeVisible()
    await expect.element(dialog.getByText(`${missing}: HTTP و HTTPS`)).toBeVisible()
    await expect.element(dialog.getByText(`${missing}: پاسخ HTTP`)).toBeVisible()
  })

  it('without weights it is said why servers have none', async () => {
    openDialog(addressesAlone)
    await pick(cloud, option('first-cloud'))
    await pick(network, option('prod-web'))
    await press(server1)
    await expect.element(dialog.getByText(/زیرساخت این دیتاسنتر وزن و تخلیه ندارد/)).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: /تخلیه/ }).elements()).toEqual([])
  })

  it('a check that another protocol cannot have does not stay behind', async () => {
    openDialog(addressesAlone)
    await pick(check, option('باز شدن اتصال TCP'))
    await pick(protocol, option('UDP'))
    await expect.element(check).toMatchTextContent('بدون بررسی')
  })
})

/** A balancer in the first cloud, but for its servers. */
const fillIn = async () => {
  await fill(dialog.getByRole('textbox', { name: 'نام لودبالانسر' }), 'front-lb')
  await press(dialog.getByRole('radio').first())
  await pick(cloud, option('first-cloud'))
  await pick(network, option('prod-web'))
  await fill(dialog.getByRole('textbox', { name: 'پورت لودبالانسر' }), '۸۰')
  await fill(dialog.getByRole('textbox', { name: 'پورت سرورها' }), '8080')
}

it('a listener without servers is refused at its servers', async () => {
  openDialog()
  await fillIn()
  await press(submit)
  const servers = dialog.getByRole('group', { name: 'سرورهای پشت شنونده' })
  await expect.element(servers).toMatchTextContent('دست‌کم یک سرور را انتخاب کنید')
  expect(server.sent(loadBalancerCreate)).toEqual([])
})

it('the form orders in the cloud that it shows, and remembers what was ticked in the first', async () => {
  server.answer(loadBalancerCreate, { id: 30, operationId: 300 })
  openDialog()
  await fillIn()
  await press(server1)
  await expect.element(price).toBeVisible()

  // What was chosen in the one cloud is not ordered in the other.
  await pick(cloud, option('other-cloud'))
  await expect.element(network).toMatchTextContent('انتخاب کنید')
  await expect.element(server1).not.toBeInTheDocument()
  await expect.element(price).not.toBeInTheDocument()
  await pick(network, option('other-front'))
  await expect.element(dialog.getByText(/سروری به این شبکه متصل نیست/)).toBeVisible()
  await press(submit)
  await expect.element(price).not.toBeInTheDocument()

  await pick(cloud, option('first-cloud'))
  await pick(network, option('prod-web'))
  await expect.element(server1).toBeChecked()
  await expect.element(price).toBeVisible()
  await press(submit)
  await expect.poll(() => onCreated).toHaveBeenCalledWith(30)
  expect(server.sent(loadBalancerCreate)).toMatchObject([
    {
      body: {
        name: 'front-lb',
        vmNetworkId: 11,
        vmLbListeners: [{ sourcePort: 80, destinationPort: 8080, vmLbMembers: [{ vmHostId: 1 }] }],
      },
    },
  ])
})

it('plans are compared by what they give a load balancer, and the receipt says VAT and the price of an hour', async () => {
  openDialog()
  const head = dialog.getByRole('columnheader')
  await expect.element(head.filter({ hasText: 'سرور پشت هر شنونده' })).toBeVisible()
  expect(head.filter({ hasText: /نشانی عمومی|هدایت پورت/ }).elements()).toEqual([])
  await fillIn()
  await press(server1)
  for (const line of ['مالیات بر ارزش افزوده', 'مبلغ ساعتی', '۹۹۰٬۰۰۰'])
    await expect.element(price).toMatchTextContent(line)
})

it('a cloud with no address but its own says why none is offered, and where one is added', async () => {
  server.answer(vpcIpList, [{ ...floating(5), isPrimary: true, isFloating: false }])
  openDialog()
  await pick(cloud, option('first-cloud'))
  await expect.element(dialog.getByText(/ابر فقط نشانی اصلی را دارد/)).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'نشانی‌های عمومی ابر' })).toHaveAttribute('href', '/vpc/1/1/ip')
})

it('what was typed stands there again, when its customer comes back from paying what was missing', async () => {
  server.quote(loadBalancerCreate, quoteOf(900_000, { hold: { rials: 99_000, hours: 72, missing: 50_000 } }))
  openDialog()
  await fillIn()
  await press(server1)
  await press(dialog.getByRole('button', { name: 'افزایش موجودی' }))
  closePanel('deposit')
  closePage()
  expect(interruptedOrder()).toMatchObject({
    name: 'front-lb',
    title: 'ساخت لودبالانسر',
    path: '/load-balancer/1?new',
  })

  openDialog()
  await expect.element(dialog.getByRole('textbox', { name: 'نام لودبالانسر' })).toHaveValue('front-lb')
  await expect.element(network).toMatchTextContent('prod-web')
  await expect.element(server1).toBeChecked()
})
