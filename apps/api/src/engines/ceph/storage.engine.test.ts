import { describeStorageConformance } from '../conformance/storage/storage.conformance.ts'
import { openOwnCeph } from './testing/lab.ts'

describeStorageConformance('Ceph', openOwnCeph)
