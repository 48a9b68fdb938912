/** Persian names of the ids in `storage.enums.ts`. */
export const storageKeyRights = {
  read: 'فقط خواندن',
  readWrite: 'خواندن و نوشتن',
} as const
