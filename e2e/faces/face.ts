import type { Page } from '@playwright/test'
import type { Visited } from './visited.ts'

/** Whose browser shows a face. */
export type Viewer = 'owner' | 'reader' | 'newcomer' | 'poor' | 'large' | 'account' | 'trying' | 'guest' | 'operator'

/** One thing to look at: a page, one of its tabs, or what opens over it. */
export interface Face {
  name: string
  viewer: Viewer
  address: string | ((visited: Visited) => string | Promise<string>)
  /** Opens a dialog or fills a form, once the page has been read. */
  open?: (page: Page, visited: Visited) => Promise<unknown>
  /** Is called after `open`, whatever became of it. */
  close?: (page: Page, visited: Visited) => unknown
  /** The page is also loaded on a phone, to see whether anything moves there while it is read. */
  isPage?: true
}

/** A face that opens over a page and waits until its dialog, menu or popover is there. */
export const over = (
  name: string,
  viewer: Viewer,
  address: Face['address'],
  open: NonNullable<Face['open']>,
  close?: Face['close'],
): Face => ({
  name,
  viewer,
  address,
  open: async (page, visited) => {
    await open(page, visited)
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .or(page.getByRole('menu'))
      .or(page.getByRole('complementary', { name: 'عملیات' }))
      .filter({ visible: true })
      .first()
      .waitFor()
  },
  ...(close && { close }),
})

/** A face that a form or a list shows inside its page once something was filled in or pressed. */
export const within = (
  name: string,
  viewer: Viewer,
  address: Face['address'],
  open: NonNullable<Face['open']>,
  close?: Face['close'],
): Face => ({ name, viewer, address, open, ...(close && { close }) })
