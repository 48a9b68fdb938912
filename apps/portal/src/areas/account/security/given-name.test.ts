import { describe, expect, it } from 'vitest'
import { givenNameProblem } from './given-name.ts'

const length = { min: 2, max: 10 }

describe('a given name', () => {
  it.each([
    ['لپ‌تاپ من', undefined],
    ['Chrome 1.2', undefined],
    ['', 'این مورد را وارد کنید.'],
    ['   ', 'این مورد را وارد کنید.'],
    ['a', 'دست‌کم ۲ نویسه بنویسید.'],
    ['abcdefghijk', 'بیشتر از ۱۰ نویسه پذیرفته نیست.'],
    ['<b>', 'نام تنها می‌تواند حرف، رقم، فاصله، نقطه، خط تیره و زیرخط داشته باشد و با حرف یا رقم آغاز شود.'],
  ])('%o answers %o', (typed, problem) => expect(givenNameProblem(typed, length)).toBe(problem))
})
