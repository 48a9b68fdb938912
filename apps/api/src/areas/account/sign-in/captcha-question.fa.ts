const tens = ['', 'ده', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود']
const ones = ['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه']
const teens = ['ده', 'یازده', 'دوازده', 'سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده']

/** A number of two digits, in words. */
export const numberInWords = (number: number): string => {
  const [ten, one] = [Math.floor(number / 10), number % 10]
  if (ten === 1) return teens[one]!
  return [tens[ten], ones[one]].filter(Boolean).join(' و ')
}

const listed = (numbers: readonly number[]): string => numbers.map((number) => `«${numberInWords(number)}»`).join('، ')

export const captchaQuestionText = {
  inOrder: (numbers: readonly number[]) =>
    `این سه عدد را به همین ترتیب، با رقم و پشت سر هم بنویسید: ${listed(numbers)}.`,
  fromTheLast: (numbers: readonly number[]) =>
    `این سه عدد را از آخری به اولی، با رقم و پشت سر هم بنویسید: ${listed(numbers)}.`,
}
