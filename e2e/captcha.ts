import type { Page } from '@playwright/test'
import { numberInWords, questionKinds } from '../apps/api/src/areas/account/sign-in/captcha-question.fa.ts'

const numbersByWords = new Map(
  Array.from({ length: 90 }, (_, index) => index + 10).map((number) => [numberInWords(number), String(number)]),
)

/** The answer that a person would type to the question in words: they know which of the words are meant. */
const answerTo = (question: string): string => {
  const meant = Object.values(questionKinds).find(({ clues }) => clues.some((clue) => question.includes(clue)))
  const items = [...question.matchAll(/«([^»]+)» (?:شماره|با عدد|عدد|برابر) ([^؛.]+)/g)]
  return items
    .filter(([, word = '']) => meant?.words.includes(word))
    .map(([, , number = '']) => numbersByWords.get(number) ?? '??')
    .join('')
}

/** The field of the question in words: the question is its name. */
export const captchaAnswer = (page: Page) => page.getByRole('textbox', { name: /(?:«[^»]+» [^؛]+؛ ){8}/ })

/** Asks for the question instead of the picture and answers it, as someone does who cannot see pictures. */
export const answerCaptcha = async (page: Page): Promise<void> => {
  const toQuestion = page.getByRole('button', { name: 'نمی‌توانم تصویر را ببینم' })
  const field = captchaAnswer(page)
  await toQuestion.or(field).first().waitFor()
  if (await toQuestion.isVisible()) await toQuestion.click()
  await field.waitFor()
  await field.fill(answerTo((await field.getAttribute('aria-label')) ?? ''))
}
