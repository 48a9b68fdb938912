import { objectKindNames } from '@sarv/contract/account/user-log/activity.fa'
import { objectKinds, serviceOfKind } from '@sarv/contract/objects'
import { serviceType as serviceTypes, type ServiceType } from '@sarv/contract/service-types'
import { billText } from '../bills/bills.fa.ts'

/** What people call a kind of service; undefined where nobody has a name for it. */
export const productName = (type: string): string | undefined => {
  const kind = objectKinds.find((one) => {
    const name = serviceOfKind(one)
    return name !== undefined && serviceTypes[name] === type
  })
  return kind && objectKindNames[kind]
}

/** The same where something has to stand in its place. */
export const productOrService = (type: string): string => productName(type) ?? billText.service

/** All of them, for statements that name many at once. */
export const productNames = (): Partial<Record<ServiceType, string>> =>
  Object.fromEntries(
    Object.values(serviceTypes).flatMap((type) => {
      const name = productName(type)
      return name === undefined ? [] : [[type, name]]
    }),
  )
