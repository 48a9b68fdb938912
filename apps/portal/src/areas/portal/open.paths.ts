import { paths } from '../../shell/paths.ts'

type Id = number | string

/** Addresses that are open to everyone: inside the frame for whoever is signed in, under a plain head for others. */
export const openPaths = {
  status: paths.status,
  incident: (id: Id) => `${paths.status}/${id}`,
  blog: paths.blog,
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  article: (link: string) => `${paths.blog}/${link}`,
}

/** For whoever only has to know that there are such pages. */
export const openPatterns: readonly string[] = [
  openPaths.status,
  openPaths.incident(':id'),
  openPaths.blog,
  openPaths.article(':link'),
]

/** Whether an address is one of them. */
export const isOpenAddress = (path: string): boolean => /^\/(status|blog|newsletter)(\/|$)/.test(path)
