import type { Page } from '@playwright/test'
import { numberInWords } from '../apps/api/src/areas/account/sign-in/captcha-question.fa.ts'

const numbersByWords = new Map(
  Array.from({ length: 90 }, (_, index) => index + 10).map((number) => [numberInWords(number), String(number)]),
)

/** The answer that a person would type to the question in words. */
const answerTo = (question: string): string => {
  const numbers = [...question.matchAll(/«([^»]+)»/g)].map(([, words = '']) => numbersByWords.get(words) ?? '??')
  return (question.includes('از آخری به اولی') ? numbers.toReversed() : numbers).join('')
}

/** Asks for the question instead of the picture and answers it, as someone does who cannot see pictures. */
export const answerCaptcha = async (page: Page): Promise<void> => {
  const toQuestion = page.getByRole('button', { name: 'نمی‌توانم تصویر را ببینم' })
  const field = page.getByRole('textbox', { name: /این سه عدد/ })
  await toQuestion.or(field).first().waitFor()
  if (await toQuestion.isVisible()) await toQuestion.click()
  await field.waitFor()
  await field.fill(answerTo((await field.getAttribute('aria-label')) ?? ''))
}
