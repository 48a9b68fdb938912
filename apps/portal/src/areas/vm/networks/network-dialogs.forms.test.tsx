import {
  vmHostShortList,
  vmNetworkApi,
  vmNetworkCreate,
  vmNetworkNodeAttach,
  vmNetworkNodeList,
  vmNetworkShortList,
} from '@sarv/client/vm.generated'
import { networkNodeStatus } from '@sarv/contract/enums'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '../../../shell/store.ts'
import { fill, leave, openList, pick, press } from '../../../testing/hands.ts'
import { show } from '../../../testing/page.tsx'
import { heldBack, server } from '../../../testing/server.ts'
import { projectId } from '../../../testing/signed-in.ts'
import { AttachNodeDialog } from './AttachNodeDialog.tsx'
import { CreateNetworkDialog } from './CreateNetworkDialog.tsx'

const office = { id: 1, name: 'office', cidr: '192.168.1.0/24', gatewayIp: '192.168.1.1' }
const backend = { id: 2, name: 'backend', cidr: '10.20.0.0/24', gatewayIp: '10.20.0.1' }

describe('a new network', () => {
  const dialog = page.getByRole('dialog', { name: 'ساخت شبکه خصوصی' })
  const name = dialog.getByRole('textbox', { name: 'نام شبکه' })
  const network = dialog.getByRole('textbox', { name: 'نشانی شبکه' })
  const submit = dialog.getByRole('button', { name: 'ساخت شبکه' })
  const onCreated = vi.fn<(id: number) => void>()

  const openDialog = () =>
    show(<CreateNetworkDialog projectId={projectId} onClose={vi.fn<() => void>()} onCreated={onCreated} />)

  it('is proposed a free range, when the networks are known before the dialog stands', async () => {
    server.answer(vmNetworkShortList, [office])
    await store.dispatch(vmNetworkApi.endpoints.vmNetworkShortList.initiate({ projectId }))
    openDialog()
    await expect.element(network).toHaveValue('192.168.10.0')
  })

  it('keeps what was typed, when the networks come late', async () => {
    const others = heldBack([office])
    server.answer(vmNetworkShortList, () => others.promise)
    openDialog()
    await fill(network, '10.1.0.0')
    others.release()
    await expect.element(dialog.getByText('10.1.0.2')).toBeVisible()
    await expect.element(network).toHaveValue('10.1.0.0')
  })

  it('is judged under its field from the first time that somebody leaves it, and the sentence goes with what was wrong', async () => {
    server.answer(vmNetworkShortList, [office])
    openDialog()
    await expect.element(network).toHaveValue('192.168.10.0')
    await fill(network, '192.168.1.0')
    await leave()
    await expect.element(network).toHaveAccessibleDescription(/هم‌پوشانی دارد/)
    await fill(network, '169.254.1.0')
    await expect.element(network).toHaveAccessibleDescription(/کنار گذاشته شده/)
    await fill(network, '10.20.0.0')
    await expect.element(network).not.toHaveAttribute('aria-invalid', 'true')
    await expect.element(network).not.toHaveAccessibleDescription(/کنار گذاشته شده|هم‌پوشانی دارد/)
  })

  it('outside the private ranges is refused, and Persian digits are sent as Latin ones', async () => {
    server.answer(vmNetworkShortList, [office])
    server.answer(vmNetworkCreate, { id: 3, operationId: 30 })
    openDialog()
    await fill(name, 'backend')
    await fill(network, '8.8.8.0')
    await press(submit)
    await expect.element(dialog.getByText('بازه شبکه خصوصی باید درون')).toBeVisible()
    expect(server.sent(vmNetworkCreate)).toEqual([])

    await fill(network, '۱۰.۲۰.۰.۰')
    await expect.element(dialog.getByText('10.20.0.2')).toBeVisible()
    await press(submit)
    await expect.poll(() => onCreated).toHaveBeenCalledWith(3)
    expect(server.sent(vmNetworkCreate)).toMatchObject([
      { body: { name: 'backend', network: '10.20.0.0', prefix: 24 } },
    ])
  })
})

describe('a server that joins a network', () => {
  const server1 = { id: 1, name: 'db-primary' }
  const joined = {
    id: 1,
    vmNetworkId: backend.id,
    vmHostId: server1.id,
    vmHost: server1.name,
    vmNetwork: backend.name,
    ipAddress: '10.20.0.2',
    isV4: true,
    status: null,
    statusId: networkNodeStatus.id.connected,
  }

  it('may have a fixed address of that network alone', async () => {
    server.answer(vmHostShortList, [server1])
    server.answer(vmNetworkShortList, [backend])
    server.answer(vmNetworkNodeList, [])
    server.answer(vmNetworkNodeAttach, { id: 9, operationId: 90 })
    const onClose = vi.fn<() => void>()
    show(<AttachNodeDialog projectId={projectId} vmNetworkId={backend.id} onClose={onClose} />)
    const dialog = page.getByRole('dialog', { name: 'اتصال سرور به شبکه' })
    const address = dialog.getByRole('textbox', { name: 'نشانی ثابت' })
    const submit = dialog.getByRole('button', { name: 'اتصال', exact: true })
    await pick(dialog.getByRole('button', { name: /سرور/ }).first(), page.getByRole('option', { name: /db-primary/ }))
    await fill(address, '10.20.1.9')
    await press(submit)
    await expect.element(address).toHaveAccessibleDescription(/نشانی باید از/)
    expect(server.sent(vmNetworkNodeAttach)).toEqual([])

    await fill(address, '10.20.0.9')
    await press(submit)
    await expect.poll(() => onClose).toHaveBeenCalledTimes(1)
    expect(server.sent(vmNetworkNodeAttach)).toMatchObject([
      { body: { vmHostId: 1, vmNetworkId: 2, ipAddress: '10.20.0.9' } },
    ])
  })

  it('is not offered a network that it has joined', async () => {
    server.answer(vmHostShortList, [server1])
    server.answer(vmNetworkShortList, [backend, office])
    server.answer(vmNetworkNodeList, [joined])
    show(<AttachNodeDialog projectId={projectId} vmHostId={server1.id} onClose={vi.fn<() => void>()} />)
    const dialog = page.getByRole('dialog', { name: 'اتصال به شبکه خصوصی' })
    await openList(dialog.getByRole('button', { name: /شبکه/ }).first(), page.getByRole('option', { name: /office/ }))
    await expect.element(page.getByRole('option', { name: /backend/ })).not.toBeInTheDocument()
  })
})
