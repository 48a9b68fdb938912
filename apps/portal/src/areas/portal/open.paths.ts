type Id = number | string

/** Addresses that are open to everyone: inside the frame for whoever is signed in, under a plain head for others. */
export const openPaths = {
  status: '/status',
  incident: (id: Id) => `/status/${id}`,
  blog: '/blog',
  article: (link: string) => `/blog/${link}`,
}

/** For whoever only has to know that there are such pages. */
export const openPatterns: readonly string[] = [
  openPaths.status,
  openPaths.incident(':id'),
  openPaths.blog,
  openPaths.article(':link'),
]

/** Whether an address is one of them. */
export const isOpenAddress = (path: string): boolean => /^\/(status|blog)(\/|$)/.test(path)
