import type { Page } from '@playwright/test'
import { WebSocketServer } from 'ws'
import type { AddressInfo } from 'node:net'
import { expect, test } from './journey.ts'
import { makeServers } from './servers.ts'
import { startVncServer } from './vnc-server.ts'

test.afterEach(({ product }) => product.giveScreen(null))

/** The colour in the middle of what the page shows of the machine's screen. */
const colourOf = (page: Page) =>
  page.evaluate<number[] | undefined>(`(() => {
    const canvas = document.querySelector('canvas')
    const data = canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data
    return data ? [...data.slice(0, 3)] : undefined
  })()`)

test('a machine’s screen is seen, typed into by paste, lost and opened again', async ({ product, customer, open }) => {
  const id = await makeServers(product, customer, ['with-a-screen'])
  const vnc = await startVncServer([20, 120, 80])
  await product.giveScreen({ kind: 'vnc', url: vnc.url })
  const page = await open(customer, `/vm/${customer.projectId}/${id}/console`)

  await expect(page.getByText('متصل')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'with-a-screen' })).toBeVisible()
  await expect.poll(() => colourOf(page)).toEqual([20, 120, 80])

  await page.getByRole('button', { name: 'چسباندن متن' }).click()
  await page.getByRole('textbox', { name: 'متن' }).fill('id; A\n')
  await page.getByRole('button', { name: 'ارسال', exact: true }).click()
  const shift = 0xffe1
  await expect.poll(() => vnc.pressed).toEqual([0x69, 0x64, 0x3b, 0x20, shift, 0x41, 0xff0d])

  vnc.hangUp()
  await expect(page.getByText('ارتباط با کنسول قطع شد')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'اتصال دوباره' }).last().click()
  await expect.poll(() => colourOf(page)).toEqual([20, 120, 80])
  await vnc.stop()
})

test('a serial line is a terminal', async ({ product, customer, open }) => {
  const id = await makeServers(product, customer, ['with-a-line'])
  const serial = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await new Promise((resolve) => serial.once('listening', resolve))
  serial.on('connection', (socket) => {
    socket.send('Debian GNU/Linux 12 guest ttyS0\r\n\r\nguest login: ')
    socket.on('message', (typed: Buffer) => socket.send(`<${typed.toString()}>`))
  })
  await product.giveScreen({ kind: 'serial', url: `ws://127.0.0.1:${(serial.address() as AddressInfo).port}/` })
  const page = await open(customer, `/vm/${customer.projectId}/${id}/console`)

  await expect(page.getByText('guest login:').first()).toBeVisible()
  await page.keyboard.type('root')
  await expect(page.getByText('<r><o><o><t>').first()).toBeVisible()
  serial.clients.forEach((client) => client.terminate())
  await new Promise((resolve) => serial.close(resolve))
})

test('the sandbox says that it has no screen', async ({ product, customer, open }) => {
  const id = await makeServers(product, customer, ['on-paper-only'])
  const page = await open(customer, `/vm/${customer.projectId}/${id}/console`, {
    viewport: { width: 390, height: 800 },
  })
  await expect(page.getByRole('heading', { name: 'این سرور صفحه نمایش ندارد' })).toBeVisible()
  await expect(page.getByText('دیتاسنتر آزمایشی')).toBeVisible()
  await page.getByRole('link', { name: 'صفحه سرور' }).click()
  await expect(page).toHaveURL(new RegExp(`/vm/${customer.projectId}/${id}/specification`))
})
