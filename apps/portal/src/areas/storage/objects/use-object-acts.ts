import {
  useLazyStorageObjectGetQuery,
  useLazyStorageObjectLinkQuery,
  useStorageObjectShareMutation,
} from '@sarv/client/storage.generated'
import { nowOnWire } from '../../../format/relative.ts'
import { toast } from '../../../ui/toast.ts'
import { uiText } from '../../../ui/ui.fa.ts'
import { type Browser, bucketOf } from './browser-context.ts'
import { objectsText as text } from './objects.fa.ts'
import { type FileRow, laterOnWire } from './objects.rules.ts'

export const mostDownloads = 20
export const mostLinks = 50
const daySeconds = 24 * 3600
/** A download that begins takes the place of one that has not: browsers need a moment for each. */
const betweenDownloadsMs = 1000

/** The store sends it with its name and as something to be kept: the page stays where it is. */
const follow = (url: string): void => {
  const link = document.createElement('a')
  link.href = url
  link.rel = 'noopener'
  link.click()
}

/** What is done with files without asking first. */
export function useObjectActs(browser: Browser) {
  const [ask] = useLazyStorageObjectLinkQuery()
  const [get] = useLazyStorageObjectGetQuery()
  const [share] = useStorageObjectShareMutation()
  const bucket = bucketOf(browser)

  /** Straight from the store, however large it is. */
  const download = async ({ key }: Pick<FileRow, 'key'>, version?: string): Promise<boolean> => {
    const { data } = await ask({ ...bucket, Key: key, Download: true, ...(version && { Version: version }) })
    if (data) follow(data.url)
    return data !== undefined
  }

  const downloadAll = async (files: readonly FileRow[]): Promise<boolean> => {
    for (const [index, file] of files.entries()) {
      if (index > 0) await new Promise((resolve) => setTimeout(resolve, betweenDownloadsMs))
      if (!(await download(file))) return false
    }
    toast.success(text.downloading(files.length))
    return true
  }

  const linkTo = async ({ key, isPublic }: FileRow): Promise<string | undefined> => {
    if (isPublic) return (await get({ ...bucket, Key: key })).data?.publicUrl ?? undefined
    const { data } = await share({ ...bucket, body: { key, endDate: laterOnWire(nowOnWire(), daySeconds) } })
    return data?.url
  }

  /** One below the other: plain addresses of public files, links for a day to the others. */
  const copyLinks = async (files: readonly FileRow[]): Promise<boolean> => {
    const links: string[] = []
    for (const file of files) {
      const link = await linkTo(file)
      if (link === undefined) return false
      links.push(link)
    }
    try {
      await navigator.clipboard.writeText(links.join('\n'))
      toast.success(text.linksCopied(files.length))
      return true
    } catch {
      toast.error(uiText.copyFailed)
      return false
    }
  }

  return { download, downloadAll, copyLinks }
}
