import { afterAll, beforeAll, expect, it } from 'vitest'
import { UsageError } from '../../../cli/command.ts'
import { startTestApi, type TestApi } from '../../../testing/api.ts'
import { runSarv } from '../../../testing/command-line.ts'
import { createArticle, listBlog } from './blog.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ withWorker: false })
})
afterAll(() => api.close())

const sarv = async (...words: string[]) => (await runSarv(api, ['article', ...words])).text
const why = ['--reason', 'it is time']
const linksRead = async () => (await listBlog(api.db)).map(({ link }) => link)
const write = (link: string) =>
  createArticle(
    api.db,
    {
      link,
      title: 'پشتیبان‌ها',
      subtitle: 's',
      content: 'c',
      author: 'a',
      tags: ['dr'],
      isHeader: true,
      publishedAt: null,
    },
    null,
  )

it('lists drafts, publishes one as it is, and takes it off again', async () => {
  const id = await write('backups')
  expect(await sarv('list')).toContain(`${id}  draft  /backups: پشتیبان‌ها`)
  expect(await linksRead()).not.toContain('backups')

  expect(await sarv('publish', String(id), ...why)).toContain(`published: article ${id}`)
  expect(await linksRead()).toContain('backups')
  expect(await sarv('list')).toMatch(new RegExp(`^${id}  since `, 'm'))
  const kept = await api.db.selectFrom('articles').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ tags: ['dr'], is_header: true, content: 'c' })

  await sarv('withdraw', String(id), ...why)
  expect(await linksRead()).not.toContain('backups')
})

it('stands in the audit log, and says what it does not find', async () => {
  const id = await write('audited')
  await sarv('publish', String(id), ...why)
  const events = await api.db.selectFrom('audit_log').where('target', '=', `article:${id}`).select('event').execute()
  expect(events).toEqual([{ event: 'operator:article publish' }])
  for (const words of [['publish'], ['publish', '999999'], ['withdraw', 'x']])
    await expect(sarv(...words, ...why)).rejects.toThrow(UsageError)
})
