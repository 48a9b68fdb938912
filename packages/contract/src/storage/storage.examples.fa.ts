import type { ShapeExamples } from '../area.ts'

export const storageExamples = {
  StorageHostDetail: { endpoint: 'https://s3.example.ir' },
  CreateStorageFolderModel: { prefix: 'products/1405/' },
  DeleteStorageFolderModel: { prefix: 'products/1404/' },
  StorageCorsRuleModel: { origins: ['https://shop.example.ir'] },
} as const satisfies ShapeExamples
