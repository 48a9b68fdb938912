import { describe, expect, it } from 'vitest'
import { captchaPattern } from '@sarv/contract/field-rules'
import { numberInWords, questionKinds } from './captcha-question.fa.ts'
import { newCaptchaQuestion } from './captcha-question.service.ts'

it.each([
  [10, 'ده'],
  [16, 'شانزده'],
  [20, 'بیست'],
  [47, 'چهل و هفت'],
  [99, 'نود و نه'],
])('%i is «%s»', (number, words) => {
  expect(numberInWords(number)).toBe(words)
})

it('every number of two digits has words of its own', () => {
  const words = Array.from({ length: 90 }, (_, at) => numberInWords(at + 10))
  expect(new Set(words).size).toBe(90)
  expect(words.join()).not.toContain('undefined')
})

describe('a question', () => {
  it('has an answer of the shape of a captcha, and is new each time', () => {
    const asked = Array.from({ length: 500 }, newCaptchaQuestion)
    for (const { question, code } of asked) {
      expect(code).toMatch(/^[1-9]\d[1-9]\d[1-9]\d$/)
      expect(code).toMatch(captchaPattern)
      expect(question).not.toContain('undefined')
    }
    expect(new Set(asked.map(({ question }) => question)).size).toBe(500)
  })

  it('does not hold its answer as digits, and no clue holds a word of the list', () => {
    const words = Object.values(questionKinds).flatMap((kind) => kind.words)
    expect(new Set(words).size).toBe(words.length)
    for (const { clues, near = [] } of Object.values(questionKinds)) {
      for (const name of near) expect(questionKinds).toHaveProperty(name)
      for (const clue of clues) {
        const inClue = clue.split(/[\s،«»؟]+/)
        expect(words.filter((word) => inClue.includes(word))).toEqual([])
      }
    }
    for (let n = 0; n < 200; n += 1) expect(newCaptchaQuestion().question).not.toMatch(/[0-9۰-۹٠-٩]/)
  })
})

describe('a program that does not understand the words', () => {
  const numberOf = new Map(Array.from({ length: 90 }, (_, at) => [numberInWords(at + 10), at + 10]))
  /** What any program can read out of the text: the words in quotation marks with their numbers, and what stands before. */
  const read = (question: string) => {
    const at = question.indexOf(': ')
    const items = [...question.matchAll(/«([^»]+)» (?:شماره|با عدد|عدد|برابر) ([^؛.]+)/g)].map(([, word, number]) => ({
      word: word!,
      number: numberOf.get(number!) ?? 0,
    }))
    return { clue: question.slice(0, at), items: items.slice(-9) }
  }
  type Item = { word: string; number: number }
  const take = (items: Item[]): string =>
    items
      .slice(0, 3)
      .map(({ number }) => number)
      .join('')
  /** Takes the best three by a measure, in the order of the list. */
  const best = (items: Item[], measure: (item: Item) => number): string => {
    const three = new Set(items.toSorted((a, b) => measure(b) - measure(a)).slice(0, 3))
    return take(items.filter((item) => three.has(item)))
  }
  const sharedLetters = (a: string, b: string) =>
    [...new Set(a)].filter((letter) => b.includes(letter)).length / a.length
  const pieces = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3))

  it.each<[string, (clue: string, items: Item[]) => string]>([
    ['the first three', (_, items) => take(items)],
    ['the last three', (_, items) => take(items.slice(-3))],
    ['the middle three', (_, items) => take(items.slice(3))],
    ['every third', (_, items) => take(items.filter((_item, at) => at % 3 === 0))],
    ['the largest numbers', (_, items) => best(items, ({ number }) => number)],
    ['the smallest numbers', (_, items) => best(items, ({ number }) => -number)],
    ['the longest words', (_, items) => best(items, ({ word }) => word.length)],
    ['the shortest words', (_, items) => best(items, ({ word }) => -word.length)],
    ['words that share letters with the clue', (clue, items) => best(items, ({ word }) => sharedLetters(word, clue))],
    [
      'words that share three letters in a row with the clue',
      (clue, items) => best(items, ({ word }) => pieces(word).filter((piece) => clue.includes(piece)).length),
    ],
    [
      'words that end alike',
      (_, items) => best(items, ({ word }) => items.filter((other) => other.word.at(-1) === word.at(-1)).length),
    ],
    ['by chance', (_, items) => best(items, () => Math.random())],
  ])('finds few answers by %s', (_how, solve) => {
    const rounds = 1000
    let found = 0
    for (let n = 0; n < rounds; n += 1) {
      const { question, code } = newCaptchaQuestion()
      const { clue, items } = read(question)
      expect(items).toHaveLength(9)
      if (solve(clue, items) === code) found += 1
    }
    // One in 84 is chance.
    expect(found / rounds).toBeLessThan(0.04)
  })
})
