import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { may, operatorRoles, type Access } from '@sarv/contract/access'
import { operatorArea } from '@sarv/contract/operator/operator.area'
import { expect, it } from 'vitest'
import { operatorPages } from '../operator.pages.ts'
import { operatorPaths as paths } from '../operator.paths.ts'
import { accessOfPage, menuFor } from './operator-menu.ts'

const operatorFolder = join(import.meta.dirname, '..')

/** The pages on which the pieces of a folder stand. */
const pagesOf: Readonly<Record<string, readonly string[]>> = {
  'operator-adjustments': [paths.waiting, paths.customers],
  'operator-articles': [paths.articles],
  'operator-broadcasts': [paths.broadcasts],
  'operator-canned-replies': [paths.cannedReplies],
  'operator-customers': [paths.customers, paths.waiting],
  'operator-incidents': [paths.incidents],
  'operator-limit-requests': [paths.waiting],
  'operator-operations': [paths.home, paths.operations],
  'operator-payments': [paths.waiting],
  'operator-tickets': [paths.tickets],
  'operator-views': [paths.customers],
  'operator-vouchers': [paths.vouchers],
  'operator-withdrawals': [paths.waiting],
}

const calls: Readonly<Record<string, { access: Access }>> = operatorArea.calls

const sources = readdirSync(operatorFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ folder: file.split('/')[0]!, text: readFileSync(join(operatorFolder, file), 'utf8') }))

/** What the pieces of a folder do, by the call. */
const acts = sources.flatMap(({ folder, text }) =>
  [...new Set([...text.matchAll(/useOperator(\w+)Mutation\(/g)].map(([, name]) => `operator${name}`))].map(
    (call) => [folder, call] as const,
  ),
)

it.each(acts)('%s: whoever sees the button of %s may press it, or reads why not', (folder, call) => {
  const { access } = calls[call]!
  const seenBy = operatorRoles.filter((role) => pagesOf[folder]!.some((page) => may(accessOfPage(page), [role])))
  const isForAll = seenBy.every((role) => may(access, [role]))
  const around = sources.filter((source) => source.folder === folder || source.text.includes(`'../${folder}/`))
  const saysWhy = around.some(({ text }) => text.includes(`refusal('${access}')`))
  expect(isForAll || saysWhy).toBe(true)
})

it.each(operatorRoles)('the bar shows %s no page that is not theirs', (role) => {
  for (const { path } of menuFor([role])) expect(may(accessOfPage(path), [role])).toBe(true)
})

it.each([
  ['/operator', 'operator'],
  ['/operator/tickets/12', 'operator:support'],
  ['/operator/canned-replies', 'operator:support'],
  ['/operator/vouchers/offers', 'operator:finance'],
  ['/operator/customers/7', 'operator:customers'],
  ['/operator/views/1/2', 'operator'],
])('%s is a page of %s', (address, access) => expect(accessOfPage(address)).toBe(access))

it('knows every page', () => {
  const known = [...menuFor(['admin']).map(({ path }) => path), paths.cannedReplies]
  const isKnown = (path: string) =>
    known.some((one) => path === one || (one !== paths.home && path.startsWith(`${one}/`)))
  // The way back from seeing as a customer only leads on.
  const open = [paths.viewEnd(':id', ':customerId')]
  expect(operatorPages.map(({ path }) => path).filter((path) => !isKnown(path))).toEqual(open)
})
