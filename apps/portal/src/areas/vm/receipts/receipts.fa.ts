import { named } from '@sarv/contract/direction'

export const vmReceiptsText = {
  ofServer: (name: string) => `رسید سفارش سرور ${named(name)}`,
  ofVolume: (name: string) => `رسید سفارش دیسک ${named(name)}`,
  ofCloud: (name: string) => `رسید سفارش ابر خصوصی ${named(name)}`,
  ofBalancer: (name: string) => `رسید سفارش لودبالانسر ${named(name)}`,
  ofAddress: (address: string) => `رسید سفارش نشانی ${named(address)}`,
}
