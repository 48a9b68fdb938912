import { named } from '@sarv/contract/direction'
import type { Page } from '@playwright/test'

/** One server that was ordered leads to its page: its name and how it is, at the head. */
export const headOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** The page that orders a server, as the customer reads it. */
export const orderPage = (page: Page) => ({
  system: (name: string) => page.getByRole('radio', { name, exact: true }),
  plan: (name: string) => page.getByRole('radio', { name: `پلن ${named(name)}` }),
  custom: page.getByRole('radio', { name: 'پیکربندی دلخواه' }),
  amount: (label: string) => page.getByRole('textbox', { name: `${label}، مقدار` }),
  name: page.getByRole('textbox', { name: 'نام سرور' }),
  count: page.getByRole('textbox', { name: 'تعداد' }),
  names: page.getByRole('list', { name: 'نام‌ها این‌ها خواهد بود:' }),
  network: page.getByRole('button', { name: /شبکه خصوصی$/ }),
  address: page.getByRole('textbox', { name: 'نشانی در این شبکه' }),
  userData: page.getByRole('textbox', { name: 'داده راه‌اندازی' }),
  receipt: page.getByRole('region', { name: 'برآورد هزینه' }),
  password: page.getByLabel('گذرواژه', { exact: true }),
  key: page.getByRole('button', { name: /کلید SSH$/ }),
  section: (title: string) => page.getByRole('region', { name: title }),
  submit: page.getByRole('button', { name: 'ساخت سرور' }).first(),
  toasts: page.getByRole('region', { name: 'پیام‌ها' }),
  command: page.getByRole('region', { name: 'دستور curl' }),
})
