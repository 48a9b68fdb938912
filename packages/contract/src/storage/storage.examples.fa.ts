import type { ShapeExamples } from '../area.ts'

export const storageExamples = {
  StorageHostDetail: { endpoint: 'https://s3.example.ir' },
  CreateStorageFolderModel: { prefix: 'products/1405/' },
  DeleteStorageFoldersModel: { prefixes: ['products/1404/'] },
  MoveStorageObjectsModel: { moves: [{ from: 'products/1404/', to: 'archive/1404/' }] },
  StorageCorsRuleModel: { origins: ['https://shop.example.ir'] },
} as const satisfies ShapeExamples
