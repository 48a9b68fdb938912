import type { Page } from '@playwright/test'

/** What stands in each place of a screen in text mode; the same letter is the same picture, and '' is an empty place. */
export type Places = string[][]

const read = `(() => {
  const canvas = document.querySelector('canvas')
  const { width, height } = canvas ?? { width: 0, height: 0 }
  if (width === 0) return []
  // Text mode is 720 dots wide and has letters of nine; the kernel draws its own with eight.
  const size = { x: width === 720 ? 9 : 8, y: 16 }
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const isLit = (x, y) => data[(y * width + x) * 4] + data[(y * width + x) * 4 + 1] + data[(y * width + x) * 4 + 2] > 192
  const place = (left, top) => {
    let picture = ''
    for (let y = 0; y < size.y; y += 1)
      for (let x = 0; x < size.x; x += 1) picture += isLit(left + x, top + y) ? '#' : '.'
    return picture.includes('#') ? picture : ''
  }
  return Array.from({ length: Math.floor(height / size.y) }, (_, row) =>
    Array.from({ length: Math.floor(width / size.x) }, (_, column) => place(column * size.x, row * size.y)))
})()`

export const placesOf = (page: Page): Promise<Places> => page.evaluate<Places>(read)

/** Whether these pictures can be this text: one picture for each letter, another for every other letter. */
const canBe = (pictures: readonly string[], text: string): boolean => {
  const letters = Array.from(text)
  if (pictures.length !== letters.length) return false
  return letters.every((letter, index) =>
    letters.every((other, place) => (letter === other) === (pictures[index] === pictures[place])),
  )
}

/** The row that begins with what can be this text; -1: none does. */
export const rowLike = (places: Places, text: string): number =>
  places.findIndex((row) => canBe(row.slice(0, text.length), text))

/**
 * Nobody reads letters here: the same text was typed after the one that stands in this row, and both are the same
 * pictures, as they were `before` it was typed.
 */
export const hasEcho = (before: Places, after: Places, row: number, text: string): boolean => {
  const places = after[row] ?? []
  const shown = places.slice(0, text.length).join('|')
  const typed = places.slice(text.length + 1, 2 * text.length + 1).join('|')
  return shown === typed && shown === before[row]?.slice(0, text.length).join('|')
}
