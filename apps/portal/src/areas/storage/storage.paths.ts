type Id = number | string

/** The parts of a bucket's page, as its address names them; the first needs no name. */
export const bucketSections = ['overview', 'files', 'keys', 'settings', 'resize'] as const
export type BucketSection = (typeof bucketSections)[number]

const bucket = (projectId: Id, id: Id) => `/storage/${projectId}/${id}`

/** Addresses of this area's pages. */
export const storagePaths = {
  list: (projectId: Id) => `/storage/${projectId}`,
  create: (projectId: Id) => `/storage/${projectId}/add`,
  bin: (projectId: Id) => `/storage/${projectId}/bin`,
  bucket,
  receipt: (projectId: Id, id: Id) => `${bucket(projectId, id)}?receipt`,
  section: (projectId: Id, id: Id, section: BucketSection) =>
    section === 'overview' ? bucket(projectId, id) : `${bucket(projectId, id)}?section=${section}`,
  /** A folder of the bucket. */
  files: (projectId: Id, id: Id, { folder = '' }: { folder?: string } = {}) => {
    const query = new URLSearchParams({ section: 'files', ...(folder && { folder }) })
    return `${bucket(projectId, id)}?${query}`
  },
}
