import { expect } from 'vitest'
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
export const press = async (locator: Locator): Promise<void> => (await htmlElement(locator)).click()

/** Types into a field in place of what it holds, all at once like a paste; the focus stays there. */
export const fill = async (locator: Locator, text: string): Promise<void> => {
  const element = await htmlElement(locator)
  element.focus()
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
  // The one way for a page to type with all events of a keyboard; browsers keep it for editors.
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  await rendered()
}

/** Leaves the field that has the focus, as the Tab key does. */
export const leave = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Chooses an option of a list. */
export const pick = async (list: Locator, option: Locator): Promise<void> => {
  await press(list)
  await press(option)
  await expect.element(option).not.toBeInTheDocument()
}
