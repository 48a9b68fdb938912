import { randomInt } from 'node:crypto'
import type { CaptchaQuestion } from '@sarv/contract/account/sign-in/sign-in.schemas'
import type { Db } from '../../../db/connection.ts'
import { captchaQuestionText as text } from './captcha-question.fa.ts'
import { keepCaptcha } from './captcha.ts'

/** Three numbers of two digits, in words; the answer has six digits. */
export const newCaptchaQuestion = (): { question: string; code: string } => {
  const numbers = Array.from({ length: 3 }, () => randomInt(10, 100))
  return randomInt(2) === 0
    ? { question: text.inOrder(numbers), code: numbers.join('') }
    : { question: text.fromTheLast(numbers), code: numbers.toReversed().join('') }
}

/** For people who cannot see the picture; read out by their screen reader. */
export const createCaptchaQuestion = async (db: Db): Promise<CaptchaQuestion> => {
  const { question, code } = newCaptchaQuestion()
  return { question, captchaKey: await keepCaptcha(db, code) }
}
