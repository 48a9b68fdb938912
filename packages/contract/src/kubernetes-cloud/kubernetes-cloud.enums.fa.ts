/** Persian names of the ids in `kubernetes-cloud.enums.ts`: one table each, by the same names. */

export const secretType = {
  opaque: 'عمومی (Opaque)',
  tls: 'گواهی TLS',
  imageRegistry: 'مخزن ایمیج',
  usernamePassword: 'نام کاربری و گذرواژه',
} as const

export const ingressProtocol = {
  https: 'HTTPS',
  http: 'HTTP',
} as const

export const environmentType = {
  custom: 'مقدار دلخواه',
  configMap: 'از ConfigMap',
  secret: 'از سکرت',
} as const

export const imageSource = {
  ready: 'ایمیج آماده',
  registry: 'مخزن شخصی',
} as const
