import { named } from '@sarv/contract/direction'

export const productText = {
  bundleLine: (name: string) => `پلن ${named(name)}`,
}
