type Id = number | string

/** Addresses that are open to everyone: inside the frame for whoever is signed in, under a plain head for others. */
export const openPaths = {
  status: '/status',
  incident: (id: Id) => `/status/${id}`,
  blog: '/blog',
  article: (link: string) => `/blog/${link}`,
}

/** Whether an address is one of them. */
export const isOpenAddress = (path: string): boolean => /^\/(status|blog)(\/|$)/.test(path)
