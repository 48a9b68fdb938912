import { describeBucketConformance } from './buckets.conformance.ts'
import { describeKeyConformance } from './keys.conformance.ts'
import { describeProgramConformance } from './programs.conformance.ts'
import { describeObjectConformance } from './objects.conformance.ts'
import { describeSpaceConformance } from './spaces.conformance.ts'
import { storageFixture, type StorageSubject } from './storage.fixture.ts'
import { describeUploadConformance } from './uploads.conformance.ts'

/** What every engine of object storage must do. `makeSubject` gives a store in which nothing is ours yet. */
export const describeStorageConformance = (name: string, makeSubject: () => Promise<StorageSubject>): void => {
  const fixture = storageFixture(makeSubject)
  describeSpaceConformance(name, fixture)
  describeKeyConformance(name, fixture)
  describeBucketConformance(name, fixture)
  describeObjectConformance(name, fixture)
  describeUploadConformance(name, fixture)
  describeProgramConformance(name, fixture)
}
