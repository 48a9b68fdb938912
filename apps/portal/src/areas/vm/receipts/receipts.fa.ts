import { named } from '@sarv/contract/direction'

export const vmReceiptsText = {
  ofServer: (name: string) => `رسید سفارش سرور ${named(name)}`,
  ofVolume: (name: string) => `رسید سفارش دیسک ${named(name)}`,
  ofAddress: (address: string) => `رسید سفارش نشانی ${named(address)}`,
}
