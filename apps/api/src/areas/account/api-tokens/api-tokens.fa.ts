import { named } from '@sarv/contract/direction'
export const apiTokensText = {
  made: (name: string) => `توکن API تازه ${named(name)} ساخته شد`,
}
