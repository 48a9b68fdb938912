/** The code of this area, by what asks for it. */
export const storageLoads = {
  listPage: async () => (await import('./buckets/BucketListPage.tsx')).BucketListPage,
  createPage: async () => (await import('./order/BucketCreatePage.tsx')).BucketCreatePage,
  binPage: async () => (await import('./bin/BucketBinPage.tsx')).BucketBinPage,
  bucketPage: async () => (await import('./detail/BucketPage.tsx')).BucketPage,
  menuWords: async () => (await import('./storage.menu-words.fa.ts')).storageMenuWords,
  palette: async () => (await import('./buckets/palette-sources.ts')).paletteSources,
  uploadDock: async () => (await import('./uploads/UploadDock.tsx')).UploadDock,
}
