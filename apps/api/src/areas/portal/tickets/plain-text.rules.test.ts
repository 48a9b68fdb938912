import { expect, it } from 'vitest'
import { plainText } from './plain-text.rules.ts'

it.each([
  ['the name is now `vdc`, not `vdb`', 'the name is now vdc, not vdb'],
  ['open **Money > Invoices**:\n\n1. first\n2. second', 'open Money > Invoices:\n\n1. first\n2. second'],
  ['run:\n\n```sh\nmount /mnt/media\n```\n\nand restart', 'run:\n\nmount /mnt/media\n\nand restart'],
  ['## Cause\n> as you wrote\n* one\n* two', 'Cause\nas you wrote\n- one\n- two'],
  ['see [the guide](https://sarv.example/a)', 'see the guide (https://sarv.example/a)'],
  ['snake_case_name, 2 * 3 * 4 and __init__.py stay', 'snake_case_name, 2 * 3 * 4 and __init__.py stay'],
])('a notice shows the text of %j without the marks of Markdown', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})
