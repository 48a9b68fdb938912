import { customerLimitResourceUsages, productBundleVmList, productItemList } from '@sarv/client/portal.generated'
import { vmHostCreate, vmHostShortList, vmImageList, vmKeyList } from '@sarv/client/vm.generated'
import { operatingSystem, productItem } from '@sarv/contract/enums'
import { named } from '@sarv/contract/direction'
import { page } from 'vitest/browser'
import { showPage } from '../../../testing/page.tsx'
import { quoteOf, server } from '../../../testing/server.ts'
import { projectId } from '../../../testing/signed-in.ts'
import { VmCreatePage } from './VmCreatePage.tsx'

const image = (id: number, name: string, system: 'ubuntu' | 'debian' | 'windows') => ({
  id,
  name,
  operatingSystemId: operatingSystem.id[system],
  operatingSystem: name.split(' ')[0] ?? name,
  status: true,
  minMemory: system === 'windows' ? 4 : 1,
  minDisk: system === 'windows' ? 50 : 25,
})

const bundle = (id: number, name: string, [vCpu, vMemory, vDisk]: [number, number, number], price: number) => ({
  id,
  name,
  price,
  vCpu,
  vMemory,
  vDisk,
  ipv4: 1,
})

const item = (id: number, name: string, price: number) => ({ id, name, price, unit: 'GB', vatPercent: 10 })

/** Everything that the page reads before anybody types. */
export const answerOrderPage = (): void => {
  server.answer(vmImageList, [
    { ...image(41, 'Ubuntu 24.04', 'ubuntu') },
    { ...image(42, 'Ubuntu 22.04', 'ubuntu') },
    { ...image(51, 'Debian 12', 'debian') },
    { ...image(61, 'Windows Server 2025', 'windows'), operatingSystem: 'Windows Server' },
  ])
  server.answer(productBundleVmList, [bundle(1, 'S1', [1, 1, 25], 1_400_000), bundle(2, 'M1', [4, 8, 100], 6_600_000)])
  server.answer(productItemList, [
    item(productItem.id.vCpu, 'vCPU', 450_000),
    item(productItem.id.vMemory, 'RAM', 450_000),
    item(productItem.id.vDisk, 'SSD', 12_000),
    item(productItem.id.ipv4, 'IPv4', 400_000),
    item(productItem.id.ipv6, 'IPv6', 0),
  ])
  server.answer(customerLimitResourceUsages, {})
  server.answer(vmKeyList, [])
  server.answer(vmHostShortList, [])
  server.quote(vmHostCreate, quoteOf(1_400_000))
}

/** Opens the page that orders a server on the internet, or inside a network. */
export const showOrderPage = (kind: 'public' | 'private' = 'public') => {
  answerOrderPage()
  const at = kind === 'public' ? `/vm/${projectId}/add-vm` : `/vm/${projectId}/2/add-vm`
  return showPage(VmCreatePage, {
    path: kind === 'public' ? '/vm/:projectId/add-vm' : '/vm/:projectId/:type/add-vm',
    at,
  })
}

/** The page as its reader finds it. */
export const order = {
  system: (name: string) => page.getByRole('radio', { name, exact: true }),
  plan: (name: string) => page.getByRole('radio', { name: `پلن ${named(name)}` }),
  custom: page.getByRole('radio', { name: 'پیکربندی دلخواه' }),
  amount: (label: string) => page.getByRole('textbox', { name: `${label}، مقدار` }),
  name: page.getByRole('textbox', { name: 'نام سرور' }),
  count: page.getByRole('textbox', { name: 'تعداد' }),
  names: page.getByRole('list', { name: 'نام‌ها این‌ها خواهد بود:' }).getByRole('listitem'),
  network: page.getByRole('button', { name: /شبکه خصوصی$/ }),
  address: page.getByRole('textbox', { name: 'نشانی در این شبکه' }),
  userData: page.getByRole('textbox', { name: 'داده راه‌اندازی' }),
  receipt: page.getByRole('region', { name: 'برآورد هزینه' }),
  password: page.getByLabelText('گذرواژه', { exact: true }),
  section: (title: string) => page.getByRole('region', { name: title }),
  submit: page.getByRole('button', { name: 'ساخت سرور' }).first(),
  command: page.getByRole('region', { name: 'دستور curl' }),
}
