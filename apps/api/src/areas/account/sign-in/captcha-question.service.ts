import { randomInt } from 'node:crypto'
import type { CaptchaQuestion } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { Db } from '../../../db/connection.ts'
import { captchaQuestions, questionKinds } from './captcha-question.fa.ts'
import { keepCaptcha } from './captcha.service.ts'

/** Of nine words three are of the kind that is asked for: whoever understands none of them finds them once in 84 times. */
const asked = { words: 9, wanted: 3 } as const

const oneOf = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)]!

/** In an order of chance. */
const shuffled = <Item>(items: readonly Item[]): Item[] => {
  const left = [...items]
  return Array.from(items, () => left.splice(randomInt(left.length), 1)[0]!)
}

const someOf = <Item>(items: readonly Item[], count: number): Item[] => shuffled(items).slice(0, count)

/** Words that are plainly of another kind, each of another one. */
const othersThan = (kindName: string, count: number): string[] => {
  const near = questionKinds[kindName]!.near ?? []
  const isPlainlyOther = (name: string) =>
    name !== kindName && !near.includes(name) && !(questionKinds[name]!.near ?? []).includes(kindName)
  const kinds = Object.keys(questionKinds).filter(isPlainlyOther)
  return someOf(kinds, count).map((name) => oneOf(questionKinds[name]!.words))
}

/**
 * Nine words, each with a number of two digits in words; asked for are the numbers of the three that are of one kind. The
 * kind is described and not named, so that the text alone does not hold the answer: one has to know what the words mean.
 */
export const newCaptchaQuestion = (): { question: string; code: string } => {
  const kindName = oneOf(Object.keys(questionKinds))
  const kind = questionKinds[kindName]!
  const wanted = new Set(someOf(kind.words, asked.wanted))
  const words = shuffled([...wanted, ...othersThan(kindName, asked.words - asked.wanted)])
  const numbers = someOf(
    Array.from({ length: 90 }, (_, at) => at + 10),
    words.length,
  )
  const items = words.map((word, at) => ({ word, number: numbers[at]! }))
  const code = items
    .filter(({ word }) => wanted.has(word))
    .map(({ number }) => number)
    .join('')
  return { question: oneOf(captchaQuestions)({ clue: oneOf(kind.clues), items }), code }
}

/** For people who cannot see the picture; read out by their screen reader. */
export const createCaptchaQuestion = async (db: Db): Promise<CaptchaQuestion> => {
  const { question, code } = newCaptchaQuestion()
  return { question, captchaKey: await keepCaptcha(db, code) }
}
