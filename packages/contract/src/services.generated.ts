// Written by `npm run gen` from every <area>.services.ts; do not edit.
import { storageServices } from './storage/storage.services.ts'
import { vmServices } from './vm/vm.services.ts'

export const allServices = [storageServices, vmServices] as const
