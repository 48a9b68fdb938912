import { ltr } from '@sarv/contract/direction'

/** What people read about SSH keys before they are added. */
export const keyText = {
  effects: {
    create: (fingerprint: string) => `اثر انگشت این کلید ${ltr(fingerprint)} است.`,
  },
}
