import { vmLbAlgorithm, vmLbProtocol } from '@sarv/contract/enums'
import type { LoadBalancerDetail } from '@sarv/contract/vm/load-balancers/load-balancers.schemas'
import { pick } from './controls.ts'
import { expect, test } from './journey.ts'
import { act, acting, beginPlan, makeCloud, pictureOf, press, trayOf } from './plan-picture.ts'
import { makeServers } from './servers.ts'
import { makeVpcServer, untilIdle } from './things.ts'

test('a port of a server is opened and another one closed with the plan', async ({ product, open, customer }) => {
  test.setTimeout(90_000)
  const { cloudId, serverId, call } = await makeCloud(product, customer)
  const ports = async () =>
    (await call<{ minPort: string }[]>('GET', `host/${serverId}/firewall/list`)).map(({ minPort }) => minPort)
  const before = await ports()
  const page = await open(customer, `/vpc/${customer.projectId}/${cloudId}/topology`)
  const tray = trayOf(page)
  await beginPlan(page)
  await press(page, /^سرور plan-web/)
  await act(page, 'افزودن قانون فایروال').click()
  const form = page.getByRole('dialog', { name: 'افزودن قانون فایروال' })
  await form.getByRole('textbox', { name: 'پورت‌ها' }).fill('9443, 9444')
  await form.getByRole('button', { name: 'افزودن ۲ قانون به طرح' }).click()
  await expect(tray.getByText('۲ تغییر در طرح')).toBeVisible()
  await expect(tray.getByRole('listitem').filter({ hasText: '9444' }).first()).toBeVisible()

  await act(page, 'حذف قانون فایروال').click()
  const choice = page.getByRole('dialog', { name: 'حذف قانون فایروال' })
  await pick(choice.getByRole('button', { name: /قانون/ }).first(), page.getByRole('option', { name: /8443/ }))
  await choice.getByRole('button', { name: 'افزودن به طرح' }).click()
  await expect(tray.getByText('۳ تغییر در طرح')).toBeVisible()
  expect(await ports()).toEqual(before)

  // The rules are refused at the end of the plan: the server has what it had.
  const apply = async () => {
    await tray.getByRole('button', { name: 'اعمال ۳ تغییر' }).click()
    await page.getByRole('dialog', { name: 'اعمال ۳ تغییر؟' }).getByRole('button', { name: 'اعمال طرح' }).click()
  }
  await product.breakEngine({ method: 'setFirewall', kind: 'error', code: 'no_capacity' })
  await apply()
  await expect(tray).toContainText('طرح اعمال نشد و همه چیز مانند پیش از آن است')
  expect(await ports()).toEqual(before)
  await apply()
  await expect(tray.getByText('طرح هنوز خالی است')).toBeVisible({ timeout: 20_000 })
  expect(await ports()).toEqual([...before.filter((port) => port !== '8443'), '9443', '9444'])
})

test('servers come behind a load balancer and go from behind it with the plan', async ({ product, open, customer }) => {
  test.setTimeout(120_000)
  const { cloudId, serverId, call, read } = await makeCloud(product, customer)
  const otherId = await makeVpcServer(product, customer, cloudId, 'plan-other')
  await call('POST', `host/${otherId}/firewall/create`, {
    firewallProtocolId: 1,
    directionId: 1,
    minPort: 8443,
    maxPort: 8443,
  })
  await untilIdle(product, customer)
  const [node] = await call<{ vmNetworkId: number }[]>('GET', 'network/node/list')
  const [bundle] = await product.call<{ id: number }[]>(customer, 'GET', '/portal/product-bundle/vpc-list')
  const { id: balancerId } = await call<{ id: number }>('POST', 'load-balancer/host/create', {
    name: 'plan-lb',
    productBundleId: bundle!.id,
    vmNetworkId: node!.vmNetworkId,
    vmLbAlgorithmId: vmLbAlgorithm.id.weightedRoundRobin,
    vpcHostIpId: (await read()).addresses.find(({ isPrimary }) => !isPrimary)!.id,
    vmLbListeners: [443, 444].map((sourcePort) => ({
      vmLbProtocolTypeId: vmLbProtocol.id.tcp,
      sourcePort,
      destinationPort: 8443,
      vmLbPools: [serverId],
    })),
  })
  await untilIdle(product, customer)
  const members = async () => {
    const { listeners } = await call<LoadBalancerDetail>('GET', `load-balancer/host/get/${balancerId}`)
    return listeners.map(({ poolMembers }) => poolMembers.map(({ vmHost, weight }) => `${vmHost} ${weight}`))
  }
  const before = await members()
  expect(before).toEqual([['plan-web 1'], ['plan-web 1']])
  const page = await open(customer, `/vpc/${customer.projectId}/${cloudId}/topology`)
  const tray = trayOf(page)
  await beginPlan(page)

  // The only server of a listener does not leave it.
  await press(page, /^سرور plan-web/)
  await act(page, 'برداشتن از پشت لودبالانسر').press('Enter')
  const removal = page.getByRole('dialog', { name: 'برداشتن سرور از پشت لودبالانسر' })
  await expect(removal.getByText('نخست سرور دیگری پشت آن بگذارید').first()).toBeVisible()
  await expect(removal.getByRole('checkbox', { name: /TCP 443/ })).toBeDisabled()
  await removal.press('Escape')

  // From the balancer: another one comes behind both listeners.
  await press(page, /^لودبالانسر plan-lb/)
  await act(page, 'افزودن سرور').press('Enter')
  const addition = page.getByRole('dialog', { name: 'گذاشتن سرور پشت لودبالانسر' })
  await pick(addition.getByRole('button', { name: /سرور$/ }), page.getByRole('option', { name: /plan-other/ }))
  await expect(addition.getByRole('checkbox', { name: /TCP 444/ })).toBeChecked()
  await addition.getByRole('textbox', { name: 'وزن' }).fill('۳')
  await addition.getByRole('button', { name: 'افزودن به طرح' }).press('Enter')
  await expect(tray.getByText('۲ تغییر در طرح')).toBeVisible()
  await expect(pictureOf(page).getByRole('button', { name: /^سرور plan-other.*رو به اینترنت باز می‌شود/ })).toBeVisible()
  await expect(tray).toContainText(/گذاشتن سرور .*plan-other.* پشت شنونده/)

  // By a line from the balancer to the server: now it may leave one of them.
  await press(page, /^لودبالانسر plan-lb/)
  await act(page, 'کشیدن خط از اینجا').press('Enter')
  await press(page, /^سرور plan-web/)
  await act(page, 'برداشتن از پشت لودبالانسر').press('Enter')
  await removal.getByRole('checkbox', { name: /TCP 444/ }).press('Space')
  await removal.getByRole('button', { name: 'افزودن به طرح' }).press('Enter')
  await expect(tray.getByText('۳ تغییر در طرح')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(tray.getByText('۲ تغییر در طرح')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(tray.getByText('۳ تغییر در طرح')).toBeVisible()

  // The same to read beside the picture, and on a phone.
  await page.getByRole('radio', { name: 'جدول' }).press('Space')
  await expect(page.getByRole('row', { name: /^plan-lb/ })).toContainText('تغییر می‌کند')
  await expect(page.getByRole('row', { name: /^plan-other/ })).toContainText('رو به اینترنت باز می‌شود')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })

  // The second of them is refused: all is as it was, and the plan is there to be applied again.
  const apply = async () => {
    await tray.getByRole('button', { name: 'اعمال ۳ تغییر' }).click()
    await page.getByRole('dialog', { name: 'اعمال ۳ تغییر؟' }).getByRole('button', { name: 'اعمال طرح' }).click()
  }
  await product.breakEngine({ method: 'updateBalancer', kind: 'error', code: 'no_capacity' })
  await apply()
  await expect(tray).toContainText('طرح اعمال نشد و همه چیز مانند پیش از آن است')
  expect(await members()).toEqual(before)
  await apply()
  await expect(tray.getByText('طرح هنوز خالی است')).toBeVisible({ timeout: 20_000 })
  expect(await members()).toEqual([['plan-other 3'], ['plan-other 3', 'plan-web 1']])
})

test('servers come into networks and leave them with the plan, and one that is taken back has its card again', async ({
  product,
  open,
  customer,
}) => {
  test.setTimeout(120_000)
  const { serverId, call } = await makeCloud(product, customer)
  await makeServers(product, customer, ['plan-db'])
  const networks = await call<{ id: number; name: string }[]>('GET', 'network/short-list')
  const back = networks.find(({ name }) => name === 'plan-net-back')!
  await call('POST', 'network/node/attach', { vmHostId: serverId, vmNetworkId: back.id })
  await untilIdle(product, customer)
  const cards = async () => {
    const nodes = await call<Record<'vmHost' | 'vmNetwork' | 'ipAddress' | 'macAddress', string>[]>(
      'GET',
      'network/node/list',
    )
    return nodes.map(({ vmHost, vmNetwork, ipAddress, macAddress }) => [vmHost, vmNetwork, ipAddress, macAddress])
  }
  const before = await cards()
  const page = await open(customer, `/topology/${customer.projectId}`)
  const tray = trayOf(page)
  await beginPlan(page)

  // It leaves one network, and a new one is planned.
  await press(page, /^سرور plan-web/)
  await acting(page, /^جدا کردن از شبکه .*plan-net-back/).press('Enter')
  await expect(tray.getByText('۱ تغییر در طرح')).toBeVisible()
  await expect(pictureOf(page).getByRole('button', { name: /^سرور plan-web.*plan-net-back.*جدا می‌شود/ })).toBeVisible()
  await press(page, /^ابر خصوصی plan-net/)
  await act(page, 'ساخت شبکه تازه در ابر').press('Enter')
  const network = page.getByRole('dialog', { name: /شبکه/ })
  await network.getByRole('textbox', { name: 'نام' }).fill('plan-new')
  await network.getByRole('button', { name: 'افزودن به طرح' }).press('Enter')
  await expect(tray.getByText('۲ تغییر در طرح')).toBeVisible()

  // From a server that is in no network, and by a line from the network that is not there yet.
  await press(page, /^سرور plan-db/)
  await act(page, 'اتصال به شبکه…').press('Enter')
  const form = page.getByRole('dialog', { name: 'اتصال سرور به شبکه' })
  await expect(form.getByRole('button', { name: /سرور/ })).toContainText('plan-db')
  await pick(form.getByRole('button', { name: /شبکه/ }), page.getByRole('option', { name: /plan-new/ }))
  await form.getByRole('button', { name: 'افزودن به طرح' }).press('Enter')
  await expect(tray.getByText('۳ تغییر در طرح')).toBeVisible()
  await press(page, /^شبکه خصوصی plan-new/)
  await act(page, 'کشیدن خط از اینجا').press('Enter')
  await press(page, /^سرور plan-web/)
  await act(page, 'اتصال به شبکه…').press('Enter')
  await form.getByRole('textbox', { name: 'نشانی ثابت' }).fill('۱۰.۰.۰.۱')
  await form.getByRole('button', { name: 'افزودن به طرح' }).press('Enter')
  await expect(form.getByText('نشانی باید از')).toBeVisible()
  await form.getByRole('textbox', { name: 'نشانی ثابت' }).fill('')
  await form.getByRole('button', { name: 'افزودن به طرح' }).press('Enter')
  await expect(tray.getByText('۴ تغییر در طرح')).toBeVisible()
  await expect(pictureOf(page).getByRole('button', { name: /^سرور plan-db.*plan-new.*متصل می‌شود/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(tray.getByText('۳ تغییر در طرح')).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(tray.getByText('۴ تغییر در طرح')).toBeVisible()
  await expect(
    tray.getByRole('listitem').filter({ hasText: /اتصال سرور .*plan-web.* به شبکه .*plan-new/ }),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'جدول' }).press('Space')
  await expect(page.getByRole('row', { name: /plan-web.*از شبکه .*plan-net-back.* جدا می‌شود/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /plan-db.*به شبکه .*plan-new.* متصل می‌شود/ })).toBeVisible()
  await page.getByRole('radio', { name: 'تصویر' }).press('Space')

  // From the network itself: only who is there leaves it.
  await press(page, /^شبکه خصوصی plan-net-back/)
  await expect(acting(page, /^اتصال سرور به این شبکه/)).toBeVisible()
  await expect(acting(page, /^جدا کردن سرور از این شبکه/)).toHaveCount(0)
  await press(page, /^شبکه خصوصی plan-net-front/)
  await acting(page, /^جدا کردن سرور از این شبکه/).press('Enter')
  const leave = page.getByRole('dialog', { name: 'جدا کردن سرور از شبکه' })
  await expect(leave.getByRole('button', { name: /سرور/ })).toContainText('plan-web')
  await leave.getByRole('button', { name: 'افزودن به طرح' }).press('Enter')
  await expect(tray.getByText('۵ تغییر در طرح')).toBeVisible()
  await tray.getByRole('button', { name: 'برگرداندن', exact: true }).press('Enter')
  await expect(tray.getByText('۴ تغییر در طرح')).toBeVisible()

  // The engine refuses the server that comes: the one that has left has its card again.
  const apply = async () => {
    await tray.getByRole('button', { name: 'اعمال ۴ تغییر' }).click()
    await page.getByRole('dialog', { name: 'اعمال ۴ تغییر؟' }).getByRole('button', { name: 'اعمال طرح' }).click()
  }
  await product.breakEngine({ method: 'attachPort', kind: 'error', code: 'no_capacity' })
  await apply()
  await expect(tray).toContainText('طرح اعمال نشد و همه چیز مانند پیش از آن است', { timeout: 20_000 })
  expect(await cards()).toEqual(before)
  await apply()
  await expect(tray.getByText('طرح هنوز خالی است')).toBeVisible({ timeout: 20_000 })
  expect((await cards()).map(([server, name]) => `${server} ${name}`).toSorted()).toEqual([
    'plan-db plan-new',
    'plan-web plan-net-front',
    'plan-web plan-new',
  ])
})
