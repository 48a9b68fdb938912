import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { typeCode } from './account.ts'
import type { Product } from './product.ts'

export const operatorPassword = 'Peymankar-1405!'

/** What the app shows; one that was used works no more, so each sign-in takes a later one. */
export const codeOf = (secret: string, stepsAhead: number) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAhead * 30 })

export interface NewOperator {
  name: string
  role: 'support' | 'finance' | 'engineer' | 'editor' | 'admin'
}

const stepMs = 30_000
/** To type a code and send it. */
const typingMs = 3000

/** The code before the present one is taken until the next one begins. */
const untilCodeLasts = (page: Page) => {
  const leftMs = stepMs - (Date.now() % stepMs)
  return leftMs < typingMs ? page.waitForTimeout(leftMs) : undefined
}

let operators = 0

/** Makes an operator, who sets up by the link that the command says and is signed in on this page then. */
export const becomeOperator = async (page: Page, product: Product, { name, role }: NewOperator) => {
  operators += 1
  const email = `operator-${operators}@sarv.example`
  const said = await product.sarv('operator', 'add', email, '--name', name, '--roles', role, '--reason', 'a journey')
  const [, setUpCode] = /\/operator\/set-up#(\S+)/.exec(said)!
  await page.goto(`${product.url}/operator/set-up#${setUpCode}`)
  const secret = (await page.getByLabel('کلید برنامه رمزساز', { exact: true }).textContent())!
  await page.getByLabel('گذرواژه', { exact: true }).fill(operatorPassword)
  await untilCodeLasts(page)
  await typeCode(page, codeOf(secret, -1))
  await page.getByRole('button', { name: 'پایان راه‌اندازی و ورود' }).click()
  await expect(page.getByRole('heading', { name: 'میز کار' })).toBeVisible()
  return { email, secret }
}
