import { afterAll, beforeAll, expect, it } from 'vitest'
import { UsageError } from '../../../cli/command.ts'
import { startTestApi, type Customer, type TestApi } from '../../../testing/api.ts'
import { runSarv } from '../../../testing/command-line.ts'
import { silentLog } from '../../../testing/database.ts'
import { sendBatches } from './broadcasts.service.ts'

let api: TestApi
let reader: Customer
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
  reader = await api.newCustomer()
})
afterAll(() => api.close())

const sarv = async (...words: string[]) => (await runSarv(api, ['broadcast', ...words])).text
const why = ['--reason', 'it is time']
const publish = (subject: string, to: string) =>
  sarv('publish', '--to', to, '--subject', subject, '--text', 'متن پیام', ...why)
const idIn = (text: string) => /message (\d+)/.exec(text)![1]!
const sendAll = async () => {
  const round = { db: api.db, deps: { secrets: api.secrets, publicUrl: 'http://localhost' }, log: silentLog }
  while ((await sendBatches(round)) > 0);
}
const told = (subject: string) =>
  api.db
    .selectFrom('notifications')
    .where('user_id', '=', reader.userId)
    .where('subject', '=', subject)
    .select('id')
    .execute()

it('sends to whom it was said, and lists how many have it', async () => {
  const id = idIn(await publish('نگهداری شبکه', 'all'))
  await sendAll()
  expect(await told('نگهداری شبکه')).toHaveLength(1)
  expect(await sarv('list')).toMatch(new RegExp(`^${id}  done, (\\d+) of \\1, to all: نگهداری شبکه$`, 'm'))
})

it('stops what still goes out, once', async () => {
  const id = idIn(await publish('پس گرفته شد', 'identified'))
  await sarv('withdraw', id, ...why)
  await sendAll()
  expect(await told('پس گرفته شد')).toEqual([])
  await expect(sarv('withdraw', id, ...why)).rejects.toThrow('broadcast_ended')
  const events = await api.db
    .selectFrom('audit_log')
    .where('target', '=', `broadcast:${id}`)
    .select('event')
    .orderBy('id')
    .execute()
  expect(events.map(({ event }) => event)).toEqual(['operator:broadcast publish', 'operator:broadcast withdraw'])
})

it('never sends to everybody by default, nor to nobody', async () => {
  const before = await sarv('list')
  await expect(sarv('publish', '--subject', 'بی گیرنده', '--text', 'متن پیام', ...why)).rejects.toThrow(UsageError)
  for (const to of ['everyone', 'product:kitchen', 'datacenter:99', 'datacenter:x', 'product:vm'])
    await expect(publish('بی گیرنده', to)).rejects.toThrow(UsageError)
  await expect(sarv('publish', '--to', 'all', '--text', 'متن پیام', ...why)).rejects.toThrow(UsageError)
  await expect(sarv('withdraw', '999999')).rejects.toThrow(UsageError)
  expect(await sarv('list')).toBe(before)
})
