import { vmKeyCreate } from '@sarv/client/vm.generated'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../../../testing/server.ts'
import { show, toasts } from '../../../testing/page.tsx'
import { projectId } from '../../../testing/signed-in.ts'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'

const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl sara@laptop'

const dialog = page.getByRole('dialog', { name: 'افزودن کلید SSH' })
const name = dialog.getByRole('textbox', { name: 'نام کلید' })
const key = dialog.getByRole('textbox', { name: 'کلید عمومی' })
const submit = dialog.getByRole('button', { name: 'افزودن کلید' })

const onClose = vi.fn<() => void>()
const onCreated = vi.fn<(id: number) => void>()

beforeEach(() => {
  onClose.mockReset()
  onCreated.mockReset()
  show(<CreateKeyDialog projectId={projectId} onClose={onClose} onCreated={onCreated} />)
})

it('the dialog refuses a private key under its field and sends nothing', async () => {
  await name.fill('laptop')
  await key.fill('-----BEGIN OPENSSH PRIVATE KEY-----')
  await submit.click()
  await expect.element(key).toHaveAccessibleDescription(/این یک کلید خصوصی است/)
  await expect.element(key).toHaveFocus()
  expect(server.sent(vmKeyCreate)).toEqual([])
})

it('the dialog sends a key without the end of its line and tells the page its id', async () => {
  server.answer(vmKeyCreate, { id: 7 })
  await name.fill('laptop')
  await key.fill(`${publicKey}\n`)
  await submit.click()
  await expect.element(toasts()).toMatchTextContent(/laptop.* افزوده شد/)
  expect(onCreated).toHaveBeenCalledWith(7)
  expect(server.sent(vmKeyCreate)).toMatchObject([{ params: { projectId: '1' }, body: { name: 'laptop', publicKey } }])
})

it('the dialog says that a name is taken under the name, and what else is refused in a toast, and stays open', async () => {
  server.refuse(vmKeyCreate, { status: 400, type: 'name_taken', errorMessage: 'این نام گرفته شده است.' })
  await name.fill('laptop')
  await key.fill(publicKey)
  await submit.click()
  await expect.element(name).toHaveAccessibleDescription(/این نام گرفته شده است/)
  await expect.element(name).toHaveFocus()

  server.refuse(vmKeyCreate, { status: 400, type: 'key_exists', errorMessage: 'این کلید با نام laptop هست.' })
  await name.fill('same-key')
  await submit.click()
  await expect.element(toasts()).toMatchTextContent('این کلید با نام laptop هست.')
  await expect.element(dialog).toBeVisible()
  expect(onCreated).not.toHaveBeenCalled()
})
