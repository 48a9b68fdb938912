import { expect, vi } from 'vitest'
import type { Locator } from 'vitest/browser'

const htmlElement = async (locator: Locator): Promise<HTMLElement> => {
  const element = await locator.findElement()
  if (!(element instanceof HTMLElement)) throw new Error('only elements of HTML are pressed and typed into')
  return element
}

/** People are never faster than React. */
const rendered = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Presses a button, a box or an option as a screen reader does, within the page: a click of the browser's own pointer takes
 * fifty times as long. That nothing lies over a button is what journeys see.
 */
export const press = async (locator: Locator): Promise<void> => {
  const element = await htmlElement(locator)
  // Fields of numbers take what was typed when they are left.
  element.focus()
  await rendered()
  // A form is judged twice where a field is left for its button: its errors may be seen while the button is still busy.
  await vi.waitFor(() => expect(element.matches('[data-busy]')).toBe(false), { timeout: 10_000, interval: 10 })
  element.click()
}

/** Types into a field in place of what it holds, all at once like a paste; the focus stays there. */
export const fill = async (locator: Locator, text: string): Promise<void> => {
  const element = await htmlElement(locator)
  element.focus()
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
  const inputType = text === '' ? 'deleteContentBackward' : 'insertText'
  const asked = new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType, data: text || null })
  // The one way for a page to type with all events of a keyboard, but the one that asks first.
  if (element.dispatchEvent(asked)) document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  await rendered()
}

/** Leaves the field that has the focus, as the Tab key does. */
export const leave = async (): Promise<void> => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await rendered()
}

const isThere = (locator: Locator) => locator.elements().length > 0

/** Opens a list until it has an option. A list without any does not open: then it is asked again. */
export const openList = async (list: Locator, option: Locator): Promise<void> => {
  await vi.waitFor(async () => {
    if (!isThere(option)) await press(list)
    await vi.waitFor(() => expect(isThere(option)).toBe(true), { timeout: 500, interval: 10 })
  }, 10_000)
}

/** Chooses an option of a list. */
export const pick = async (list: Locator, option: Locator): Promise<void> => {
  await openList(list, option)
  await press(option)
  await expect.element(option).not.toBeInTheDocument()
}
