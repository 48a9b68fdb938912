import { defineEnum } from '../define-enum.ts'
import * as fa from './kubernetes-cloud.enums.fa.ts'

export const secretType = defineEnum(fa.secretType, {
  opaque: { id: 1 },
  tls: { id: 2 },
  imageRegistry: { id: 3 },
  usernamePassword: { id: 4 },
})

/** The default is `http`. */
export const ingressProtocol = defineEnum(fa.ingressProtocol, {
  https: { id: 3 },
  http: { id: 4 },
})

export const environmentType = defineEnum(fa.environmentType, {
  custom: { id: 1 },
  configMap: { id: 2 },
  secret: { id: 3 },
})

/** A choice of the add-deployment page; not on the wire. */
export const imageSource = defineEnum(fa.imageSource, {
  ready: { id: 1 },
  registry: { id: 2 },
})
